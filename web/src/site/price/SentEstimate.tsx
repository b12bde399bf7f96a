import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { plans } from "@salvia/domain/site/plan";
import { askedBenefits } from "@salvia/domain/site/priceRules";
import { useTranslation } from "react-i18next";

import { PriceSummary } from "./PriceSummary.tsx";

/** The answers and prices that a visitor sent with the message, unless the box was unchecked. */
export function SentEstimate({ language }: { language: Language }) {
  const { t } = useTranslation(["price", "plans"]);
  return (
    <Box data-if="answers" hidden sx={sentStyles}>
      {t("estimate.sent")}
      <PriceSummary language={language} />
      <ul>
        {askedBenefits.map((benefit) => (
          <li key={benefit} data-if={`use.${benefit}`} hidden>
            {t(`plans:benefit.${benefit}`)}
          </li>
        ))}
        {plans.map((plan) => (
          <li key={plan}>
            {t(`plans:name.${plan}`)} <span data-text={`monthly.${plan}`} /> {t("result.month")}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const sentStyles = {
  "& ul": { mb: 0 },
  "form:not(:has([name=estimate]:checked)) ~ * &": { display: "none" },
};
