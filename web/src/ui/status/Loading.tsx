import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslation } from "react-i18next";

/** A loading indicator. For lists and cards, use a skeleton in their shape instead. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: 240 }}>
      <CircularProgress aria-label={t("loading")} size={32} thickness={4} />
    </Box>
  );
}
