import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { Spinner } from "./Spinner.tsx";

/** A loading indicator. For lists and cards, use a skeleton in their shape instead. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: 240 }}>
      <Spinner size={32} label={t("loading")} />
    </Box>
  );
}
