import CallIcon from "@mui/icons-material/PhoneInTalkOutlined";
import CareIcon from "@mui/icons-material/MedicalServicesOutlined";
import PlainIcon from "@mui/icons-material/ArticleOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";

/** Three reasons to choose us. */
export function WhySection({ language }: { language: Language }) {
  const { t } = useTranslation(["home", "site"]);
  return (
    <SiteSection aria-labelledby="why" sx={{ pb: { xs: 4, md: 14 } }}>
      <Typography
        id="why"
        variant="h2"
        sx={{ maxWidth: "24ch", textWrap: "balance", mb: { xs: 3, md: 6 } }}
      >
        {t("why.title")}
      </Typography>
      <Box sx={reasonsStyles}>
        {(["support", "care", "plain"] as const).map((reason) => (
          <Box key={reason} sx={reasonStyles}>
            <Box sx={iconStyles}>{icons[reason]}</Box>
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {t(`why.${reason}.title`)}
              </Typography>
              <Typography sx={{ color: "text.secondary", maxWidth: "44ch" }}>
                {t(`why.${reason}.text`)}
              </Typography>
              {reason === "care" && (
                <Link
                  href={publicPath("doctors", language)}
                  sx={{ display: "inline-block", mt: 1, py: 0.75 }}
                >
                  {t("site:footer.doctors")}
                </Link>
              )}
            </div>
          </Box>
        ))}
      </Box>
    </SiteSection>
  );
}

const icons = { support: <CallIcon />, care: <CareIcon />, plain: <PlainIcon /> };

const reasonsStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: { xs: 3, md: 6 },
};

const reasonStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "56px minmax(0, 1fr)", md: "minmax(0, 1fr)" },
  alignContent: "start",
  gap: 2,
  "@media print": { display: "block" },
};

const iconStyles = {
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: 999,
  backgroundColor: "tint",
  color: "primary.main",
};
