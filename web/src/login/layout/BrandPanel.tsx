import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { Meadow } from "../../ui/drawings/Stem.tsx";

/** Shows what the user signs in to and whom to call: beside the form, or below it on a phone. */
export function BrandPanel() {
  const { t } = useTranslation("login");
  return (
    <Box
      component="aside"
      sx={{
        gridColumn: 1,
        gridRow: { xs: 3, md: "1 / span 2" },
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        m: 2,
        mr: { md: 0 },
        borderRadius: "24px",
        backgroundColor: "tint",
        overflow: "hidden",
      }}
    >
      <Box sx={{ p: { xs: 3, md: 5, lg: 7 }, pb: 0 }}>
        <Typography
          component="p"
          variant="h2"
          sx={{ display: { xs: "none", md: "block" }, maxWidth: "12ch", mb: 2.5 }}
        >
          {t("panel.headline")}
        </Typography>
        <Typography sx={{ color: { md: "text.secondary" }, maxWidth: "34ch" }}>
          {t("panel.text")}{" "}
          <Link href={brand.phone.href} sx={{ color: "text.primary", whiteSpace: "nowrap" }}>
            {brand.phone.display}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ px: 2, pt: 3, maxWidth: { xs: 480, md: "none" }, lineHeight: 0 }}>
        <Meadow />
      </Box>
    </Box>
  );
}
