import CheckIcon from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { publicPath } from "@salvia/domain/site/paths";
import { benefits, planOffers, suggestedPlan, type Benefit } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import { SampleMark } from "./FirstAnswers.tsx";
import { PlanButton } from "./PlanButton.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { formatPrice } from "../../lib/format.ts";

/** An overview of the three plans. */
export function PlansSection({ place }: { place: PageContext }) {
  const { t } = useTranslation(["home", "plans", "site"]);
  const suggested = suggestedPlan();
  return (
    <SiteSection id="plans" aria-labelledby="plans-title" sx={{ pb: { xs: 4, md: 12 } }}>
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
          <Card key={plan} sx={{ ...cardStyles, ...(plan === suggested && suggestedStyles) }}>
            {plan === suggested && (
              <Box component="span" sx={badgeStyles}>
                {t("plans:card.suggested")}
              </Box>
            )}
            <Typography variant="h3">{t(`plans:name.${plan}`)}</Typography>
            <Typography sx={{ color: "text.secondary", pr: { xs: 12, md: 0 } }}>
              {t(`plans:detail.${plan}`)}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: 1 }}>
              <Box component="span" sx={{ fontSize: "2.25rem", fontWeight: 650, lineHeight: 1.2 }}>
                {formatPrice(planOffers[plan].monthly.adult, place.language)}
              </Box>
              {t("plans:perMonth")}
            </Box>
            <SampleMark label={t("site:sample")} />
            <PlanButton plan={plan} place={place} styles={buttonStyles} />
            <Benefits plan={plan} why={plan === suggested ? t("plans:card.why") : null} />
          </Card>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, "& a": { py: 1 } }}>
        <Link href={publicPath("price", place.language)}>{t("plans.own")}</Link>
        <Link href={`${publicPath("individuals", place.language)}#plans`}>{t("plans.more")}</Link>
      </Box>
    </SiteSection>
  );
}

interface BenefitsProps {
  plan: Plan;
  /** Why we suggest the plan; null if we don't. */
  why: string | null;
}

/** What a plan adds to the one before it, and what it leaves out. */
function Benefits({ plan, why }: BenefitsProps) {
  const { t } = useTranslation("plans");
  const smaller = smallerPlan(plan);
  const added = benefits.filter(
    (benefit) => isCovered(benefit, plan) && !(smaller && isCovered(benefit, smaller)),
  );
  const excluded = benefits.filter((benefit) => !isCovered(benefit, plan));
  return (
    <Box sx={{ mt: { xs: 1, md: 2 }, pt: 2, borderTop: "1px solid", borderColor: "divider" }}>
      {why !== null && <Typography sx={{ mb: 2, color: "primary.main" }}>{why}</Typography>}
      <Typography component="h4" sx={{ fontWeight: 600, mb: 1 }}>
        {smaller ? t("card.plus", { plan: t(`name.${smaller}`) }) : t("card.included")}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {added.map((benefit) => (
          <li key={benefit}>
            <CheckIcon color="primary" />
            {t(`benefit.${benefit}`)}
          </li>
        ))}
      </Box>
      {excluded.length > 0 && (
        <Typography sx={{ mt: { xs: 1, md: 2 }, color: "text.secondary" }}>
          {t("card.excluded", {
            // A dot ends a line instead of beginning the next.
            benefits: excluded.map((benefit) => t(`benefit.${benefit}`)).join("\u00A0· "),
          })}
        </Typography>
      )}
    </Box>
  );
}

function isCovered(benefit: Benefit, plan: Plan): boolean {
  return planOffers[plan].covers[benefit] !== undefined;
}

/** The plan before this one, if this one covers all that it does. */
function smallerPlan(plan: Plan): Plan | undefined {
  const smaller = plans[plans.indexOf(plan) - 1];
  const keepsAll =
    smaller &&
    benefits.every((benefit) => isCovered(benefit, plan) || !isCovered(benefit, smaller));
  return keepsAll ? smaller : undefined;
}

const cardStyles = {
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 6",
  position: "relative",
  overflow: "visible",
  gap: { xs: 0.5, md: 1 },
  p: { xs: 2.5, md: 4 },
};

/** On a phone beside the plan's name, so that three plans take less of the page. */
const buttonStyles = {
  position: { xs: "absolute", md: "static" },
  top: 20,
  right: 20,
  mt: { md: 1.5 },
  justifySelf: "start",
};

const badgeStyles = {
  position: "absolute",
  top: -14,
  left: { xs: 22, md: 30 },
  px: 1.5,
  borderRadius: 999,
  color: "primary.contrastText",
  backgroundColor: "primary.main",
  fontSize: "0.875rem",
  fontWeight: 600,
  lineHeight: "28px",
  "@media print": { position: "static", p: 0 },
};

const suggestedStyles = { border: "2px solid", borderColor: "primary.main" };

const listStyles = {
  display: "grid",
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: "none",
  fontSize: "1rem",
  lineHeight: 1.4,
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 1 },
  "@media print": { "& li": { display: "block" } },
  "& svg": { width: 20, height: 20 },
};
