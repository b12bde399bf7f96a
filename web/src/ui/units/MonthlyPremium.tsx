import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { formatPrice } from "../../lib/format.ts";

type MonthlyPremiumProps = {
  amount: number | undefined;
  /** Whether there is room for no more than the amount; screen readers say the rest. */
  short?: boolean;
};

/** A monthly premium, or the sum of several; nothing for none. */
export function MonthlyPremium({ amount = 0, short = false }: MonthlyPremiumProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  if (amount === 0) return null;
  const price = formatPrice(amount, language);
  const text = t("premium", { price });
  return (
    <span data-premium aria-label={short ? text : undefined}>
      {short ? price : text}
    </span>
  );
}
