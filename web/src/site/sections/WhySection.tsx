import CallIcon from "@mui/icons-material/PhoneInTalkOutlined";
import CareIcon from "@mui/icons-material/MedicalServicesOutlined";
import PlainIcon from "@mui/icons-material/ArticleOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";

/** Three reasons to choose us. */
export function WhySection() {
  const { t } = useTranslation("home");
  return (
    <SiteSection aria-labelledby="why" sx={{ pb: { xs: 9, md: 14 } }}>
      <Typography
        id="why"
        variant="h2"
        sx={{ maxWidth: "24ch", textWrap: "balance", mb: { xs: 4, md: 6 } }}
      >
        {t("why.title")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          gap: { xs: 5, md: 6 },
        }}
      >
        {(["support", "care", "plain"] as const).map((reason) => (
          <Box key={reason}>
            <Box
              sx={{
                display: "grid",
                placeItems: "center",
                width: 56,
                height: 56,
                mb: 2.5,
                borderRadius: 999,
                backgroundColor: "tint",
                color: "primary.main",
              }}
            >
              {icons[reason]}
            </Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`why.${reason}.title`)}
            </Typography>
            <Typography sx={{ color: "text.secondary", maxWidth: "44ch" }}>
              {t(`why.${reason}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </SiteSection>
  );
}

const icons = { support: <CallIcon />, care: <CareIcon />, plain: <PlainIcon /> };
