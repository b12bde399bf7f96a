import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import type { PageContext } from "../document/pageContext.ts";
import { PriceForm } from "../price/PriceForm.tsx";
import { PriceResult } from "../price/PriceResult.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/** The page for a price in thirty seconds: the questions, the answer, and the contact form. */
export function PricePage({ place }: { place: PageContext }) {
  const { t } = useTranslation("price");
  return (
    <Box sx={{ "& [hidden]": { display: "none !important" } }}>
      <SiteSection component="div" sx={{ pt: { xs: 4, md: 7 } }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {t("heading")}
        </Typography>
        <Typography sx={{ color: "text.secondary", maxWidth: "60ch", mb: { xs: 3, md: 5 } }}>
          {t("lead")}
        </Typography>
        <PriceForm language={place.language} />
      </SiteSection>
      <PriceResult language={place.language} />
      <ContactSection place={place} />
    </Box>
  );
}
