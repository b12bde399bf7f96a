import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/brand";
import { Caller } from "../ui/drawings/Caller.tsx";
import { Band } from "./Band.tsx";

/** The first thing a visitor sees. */
export function HeroBand() {
  const { t } = useTranslation("site");
  return (
    <Band
      component="div"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
        alignItems: "center",
        gap: { xs: 5, md: 8 },
        pt: { xs: 4, md: 6 },
        pb: { xs: 8, md: 14 },
      }}
    >
      <Box>
        <Typography variant="h1" sx={{ textWrap: "balance", maxWidth: "13ch", mb: 3 }}>
          {t("hero.title")}
        </Typography>
        <Typography
          sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", maxWidth: "52ch", mb: 4.5 }}
        >
          {t("hero.lead")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button href={brand.phone.href} variant="contained" size="large">
            {t("hero.call")}
          </Button>
          <Button href="#solutions" variant="outlined" size="large">
            {t("hero.look")}
          </Button>
        </Box>
      </Box>
      <Box sx={{ maxWidth: { xs: 380, md: "none" }, width: "100%", mx: "auto", lineHeight: 0 }}>
        <Caller />
      </Box>
    </Band>
  );
}
