import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { plans } from "@salvia/domain/site/plan";
import { publicPath } from "@salvia/domain/site/paths";
import { planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import { SampleMark } from "./FirstAnswers.tsx";
import { planLink, type PageContext } from "../document/pageContext.ts";
import { formatPrice } from "../../lib/format.ts";

/** An overview of the three plans. */
export function PlansSection({ place }: { place: PageContext }) {
  const { t } = useTranslation(["home", "plans", "site"]);
  return (
    <SiteSection id="plans" aria-labelledby="plans-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="plans-title" variant="h2" sx={{ mb: { xs: 3, md: 5 } }}>
        {t("plans.title")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          gap: { xs: 2, md: 3 },
          mb: 3,
        }}
      >
        {plans.map((plan) => (
          <Card
            key={plan}
            sx={{
              display: "grid",
              gridTemplateRows: "subgrid",
              gridRow: "span 5",
              gap: 1,
              p: { xs: 3, md: 4 },
            }}
          >
            <Typography variant="h3">{t(`plans:name.${plan}`)}</Typography>
            <Typography sx={{ color: "text.secondary" }}>{t(`plans:detail.${plan}`)}</Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: 1, mt: 1 }}>
              <Box component="span" sx={{ fontSize: "2.25rem", fontWeight: 650, lineHeight: 1.2 }}>
                {formatPrice(planOffers[plan].monthly.adult, place.language)}
              </Box>
              {t("plans:perMonth")}
            </Box>
            <SampleMark label={t("site:sample")} />
            <Button
              href={planLink(plan, place)}
              aria-label={t("plans:chooseNamed", { plan: t(`plans:name.${plan}`) })}
              variant={plan === "standard" ? "contained" : "outlined"}
              sx={{ mt: 1.5, justifySelf: "start" }}
            >
              {t("plans:choose")}
            </Button>
          </Card>
        ))}
      </Box>
      <Link
        href={`${publicPath("individuals", place.language)}#plans`}
        sx={{ display: "inline-block", py: 1 }}
      >
        {t("plans.more")}
      </Link>
    </SiteSection>
  );
}
