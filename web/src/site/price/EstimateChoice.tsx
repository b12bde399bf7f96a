import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { CheckboxLine } from "../contactForm/CheckboxLine.tsx";
import { ProblemSummary } from "../contactForm/ProblemSummary.tsx";
import { leftOutId } from "./priceMarkup.ts";
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
      {/* Without a box of its own, it takes no place as long as the note is hidden. */}
      <Box component="output" data-field="estimate" sx={{ display: "contents" }}>
        <ProblemSummary
          id={leftOutId}
          // The element around it announces it.
          role={undefined}
          data-summary={undefined}
          data-error=""
          data-malformed={t("estimate.leftOut")}
        />
      </Box>
      <Box data-if="answers" hidden sx={{ "& ul": { ml: 4.5, mb: 0, fontSize: "0.875rem" } }}>
        <CheckboxLine name="estimate" value="" defaultChecked>
          {t("estimate.send")}
        </CheckboxLine>
        <PriceSummary language={language} />
      </Box>
    </>
  );
}
