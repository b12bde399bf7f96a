import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { contactPagePath, partnerKinds } from "@salvia/domain/site/contact";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import type { PageContext } from "../document/pageContext.ts";

/** What each kind of partner gets from us, with links to the form with that kind selected. */
export function PartnerKinds({ place: { page, language } }: { place: PageContext }) {
  const { t } = useTranslation("partners");
  return (
    <SiteSection id="kinds" aria-labelledby="kinds-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="kinds-title" variant="h2" sx={{ mb: { xs: 3, md: 5 } }}>
        {t("kinds.title")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            md: "repeat(3, minmax(0, 1fr))",
          },
          gap: { xs: 2, md: 3 },
        }}
      >
        {partnerKinds.map((kind) => (
          <Card key={kind} sx={{ display: "flex", flexDirection: "column", p: 3 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`kinds.${kind}.title`)}
            </Typography>
            <Typography sx={{ color: "text.secondary", mb: 1.5 }}>
              {t(`kinds.${kind}.text`)}
            </Typography>
            <Link
              href={`${contactPagePath(page, language)}?kind=${kind}#contact`}
              aria-label={t("kinds.actionNamed", { kind: t(`kinds.${kind}.title`) })}
              sx={{ mt: "auto", py: 0.75, alignSelf: "start" }}
            >
              {t("kinds.action")}
            </Link>
          </Card>
        ))}
      </Box>
    </SiteSection>
  );
}
