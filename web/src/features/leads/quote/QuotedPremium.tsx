import { quotedPrice, quoteState } from "@salvia/domain/lead/quote/quotePrice";
import { useTranslation } from "react-i18next";

import { MonthlyPremium } from "../../../ui/units/MonthlyPremium.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { canShowQuote } from "./QuoteSection.tsx";
import { useQuote } from "./useQuote.ts";

/** The monthly premium of a lead's latest quote, in words if there is none that is known. */
export function QuotedPremium({ row }: { row: LeadRow }) {
  const { t } = useTranslation("quote");
  return canShowQuote(row.lead) ? <Latest row={row} /> : <span>{t("noPremium")}</span>;
}

function Latest({ row: { id, lead } }: { row: LeadRow }) {
  const { t } = useTranslation("quote");
  const now = useNow();
  const live = useQuote(id);
  const quote = live.status === "content" ? live.value.data : null;
  const isKnown = quote !== null && quoteState(quote, now) !== "outdated";
  const premium = isKnown ? quotedPrice(quote) : lead.monthlyPremium;
  if (premium === undefined) return <span>{t("noPremium")}</span>;
  return <MonthlyPremium amount={premium} />;
}
