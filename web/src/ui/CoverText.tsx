import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import type { Cover } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { formatPrice, formatShare } from "../lib/format.ts";

type CoverTextProps = {
  /** Undefined if the plan does not cover a benefit. */
  cover: Cover | undefined;
  language: Language;
};

/** How a plan covers a benefit, in words: the shares, limits and waiting periods. */
export function CoverText({ cover, language }: CoverTextProps) {
  const { t } = useTranslation("plans");
  if (cover === undefined) {
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("cover.none")}
      </Box>
    );
  }
  const { copay, share, yearlyLimit, waitingMonths } = cover;
  const price = (amount: number) => formatPrice(amount, language);
  const conditions = [
    ...(yearlyLimit === undefined ? [] : [t("cover.limit", { price: price(yearlyLimit) })]),
    ...(waitingMonths === undefined ? [] : [t("cover.wait", { count: waitingMonths })]),
  ];
  return (
    <>
      {copay !== undefined
        ? t("cover.copay", { price: price(copay) })
        : share !== undefined
          ? t("cover.share", { share: formatShare(share, language) })
          : t("cover.all")}
      {conditions.length > 0 && (
        <Box
          component="span"
          sx={{ display: "block", color: "text.secondary", fontSize: "0.875rem" }}
        >
          {conditions.join(", ")}
        </Box>
      )}
    </>
  );
}
