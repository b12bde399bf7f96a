import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { homePath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { Meadow } from "../../ui/drawings/Stem.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";
import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";

/** The confirmation page for a form sent without JavaScript. */
export function SentPage({ language }: { language: Language }) {
  const { t } = useTranslation(["site", "contact"]);
  return (
    <SiteSection component="div" sx={{ pt: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {t("sent.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: "56ch", mb: 4 }}>
        {t("sent.text")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 6 }}>
        <Button href={homePath(language)} variant="contained" size="large">
          {t("sent.home")}
        </Button>
        <Button href={brand.phone.href} variant="outlined" size="large">
          {t("contact:call", { phone: nonBreaking(brand.phone.display) })}
        </Button>
      </Box>
      <Box sx={{ maxWidth: 560, lineHeight: 0 }}>
        <Meadow />
      </Box>
    </SiteSection>
  );
}
