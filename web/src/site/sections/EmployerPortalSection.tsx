import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { loginPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";

/** Explains what the employer portal does and who has access. */
export function EmployerPortalSection({ language }: { language: Language }) {
  const { t } = useTranslation("businesses");
  return (
    <SiteSection id="portal" aria-labelledby="portal-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="portal-title" variant="h2" sx={{ mb: 1.5 }}>
        {t("portal.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: "60ch", mb: { xs: 3, md: 5 } }}>
        {t("portal.text")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          gap: { xs: 3, md: 5 },
        }}
      >
        {(["people", "bill", "help"] as const).map((part) => (
          <Box key={part}>
            <Typography variant="h3" sx={{ mb: 0.75 }}>
              {t(`portal.${part}.title`)}
            </Typography>
            <Typography sx={{ color: "text.secondary", maxWidth: "52ch" }}>
              {t(`portal.${part}.text`)}
            </Typography>
          </Box>
        ))}
        <Box
          sx={{
            gridColumn: "1 / -1",
            p: { xs: 3, md: 4 },
            borderRadius: "20px",
            backgroundColor: "tint",
          }}
        >
          <Typography variant="h3" sx={{ mb: 0.75 }}>
            {t("portal.requirements.title")}
          </Typography>
          <Typography sx={{ maxWidth: "66ch" }}>{t("portal.requirements.text")}</Typography>
          <Link href={loginPath(language)} sx={{ display: "inline-block", mt: 1, py: 0.75 }}>
            {t("portal.requirements.link")}
          </Link>
        </Box>
      </Box>
    </SiteSection>
  );
}
