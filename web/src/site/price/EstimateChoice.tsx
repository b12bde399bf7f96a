import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { priceMarkup } from "./priceMarkup.ts";
import { PriceSummary } from "./PriceSummary.tsx";

/**
 * Sends the answers and prices with the message, unless the visitor unchecks the box. The script or
 * the server fills in the value; the server computes the prices again. A note says when they are
 * left out because they no longer give a price.
 */
export function EstimateChoice({ language }: { language: Language }) {
  const { t } = useTranslation("price");
  return (
    <>
      {/* As long as the note is hidden, its place takes none. */}
      <Box component="output" data-field="estimate" sx={{ mb: -2.5 }}>
        <Box
          id={priceMarkup.leftOut}
          data-error=""
          data-malformed={t("estimate.leftOut")}
          tabIndex={-1}
          hidden
          sx={{
            mb: 2.5,
            color: "error.main",
            fontWeight: 550,
            "& ul": { m: 0, pl: 2.5 },
            "& a": { color: "inherit" },
          }}
        />
      </Box>
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
          {t("estimate.send")}
        </Box>
        <PriceSummary language={language} />
      </Box>
    </>
  );
}
