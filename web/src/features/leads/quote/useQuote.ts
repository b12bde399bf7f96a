import type { QuoteDetails } from "@salvia/domain/lead/quote/quote";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useIsConfirmed } from "../../../firebase/liveQuery/useIsConfirmed.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useOnline } from "../../../ui/useOnline.ts";
import type { LeadWriteOf } from "../writes/leadWrite.ts";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { refusalOf, type Refusal } from "../writes/refusal.data.ts";
import { quoteOfLead } from "./quotes.data.ts";

/** The quote for a lead, live. All views of a lead share one listener. */
export function useQuote(leadId: string) {
  return useLiveQuery(`quotes/${leadId}`, quoteOfLead(leadId));
}

/**
 * Whether a lead needs a quote before it moves to quoted; null until it is known. Without a
 * connection, the quote of a lead that has one may be unknown: then the rules decide later.
 */
export function useIsQuoteNeeded(leadId: string): boolean | null {
  const live = useQuote(leadId);
  const isConfirmed = useIsConfirmed(live);
  const online = useOnline();
  const quote = live.status === "content" ? live.value.data : undefined;
  if (quote || live.status === "error" || (!online && !isConfirmed)) return false;
  return quote === null && isConfirmed ? true : null;
}

/** The lead to make a quote for, and the revision of the quote it has; 0 if it has none. */
export type QuoteOf = { leadId: string; name: string; rev: number };

/** Makes a lead's quote, one at a time, and shows the result. */
export function useQuoteMutation() {
  const { t } = useTranslation(["quote", "leads"]);
  const { enqueue } = useLeadOutbox();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** @returns whether it is saved, or waits for the server's answer */
  async function make(of: QuoteOf, details: QuoteDetails): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    const quote = { ...details, offersVersion };
    const write: LeadWriteOf<"quote"> = { kind: "quote", ...of, quote };
    const result = await enqueue(write);
    if (result.status === "refused") setRefusal(await refusalOf(write, result.error));
    else if (result.status === "saved") showToast("success", t("toast.made"));
    else showToast("info", t("leads:toast.waiting"));
    setBusy(false);
    return result.status !== "refused";
  }

  return { busy, refusal, make };
}
