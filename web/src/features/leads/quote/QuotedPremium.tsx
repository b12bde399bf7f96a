import { quotedPrice, quoteState } from "@salvia/domain/lead/quote/quotePrice";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { formatPrice } from "../../../lib/format.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { canShowQuote } from "./QuoteSection.tsx";
import { useQuote } from "./useQuote.ts";

/** The monthly premium of a lead's latest quote, in words if there is none that is known. */
export function QuotedPremium({ row }: { row: LeadRow }) {
  const { t } = useTranslation("quote");
  return canShowQuote(row.lead) ? <Latest id={row.id} /> : <span>{t("noPremium")}</span>;
}

function Latest({ id }: { id: string }) {
  const { t } = useTranslation("quote");
  const { language } = useLanguage();
  const now = useNow();
  const live = useQuote(id);
  const quote = live.status === "content" ? live.value.data : null;
  const isKnown = quote !== null && quoteState(quote, now) !== "outdated";
  return (
    <span>
      {isKnown
        ? t("monthly", { price: formatPrice(quotedPrice(quote), language) })
        : t("noPremium")}
    </span>
  );
}
