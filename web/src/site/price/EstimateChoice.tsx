import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { PriceSummary } from "./PriceSummary.tsx";

/**
 * Sends the answers and prices with the message, unless the visitor unchecks the box. The script or
 * the server fills in the value; the server computes the prices again.
 */
export function EstimateChoice({ language }: { language: Language }) {
  const { t } = useTranslation("price");
  return (
    <Box data-if="answers" hidden sx={{ "& ul": { ml: 4.5, mb: 0, fontSize: "0.875rem" } }}>
      <Box
        component="label"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1.5, py: 0.5 }}
      >
        <Box
          component="input"
          type="checkbox"
          name="estimate"
          value=""
          defaultChecked
          sx={{ width: 24, height: 24, m: 0, accentColor: "var(--salvia-palette-primary-main)" }}
        />
        {t("estimate")}
      </Box>
      <PriceSummary language={language} />
    </Box>
  );
}
