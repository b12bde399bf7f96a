import { insurersDay } from "../../site/insurersDay.ts";
import { monthlyPrice, planOffers } from "../../site/planOffer.ts";
import type { Quote, QuoteDetails } from "./quote.ts";

/** How many days a quote is valid, after the day it was made. */
export const quoteValidDays = 30;

/** Identifies the prices and benefits of all plans: FNV-1a, as 8 hexadecimal digits. */
export const offersVersion = versionOf(JSON.stringify(planOffers));

function versionOf(offers: string): string {
  const hash = Array.from(offers).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The last day on which a quote is valid, in the insurer's time zone. */
export function lastDayOf({ madeAt }: Pick<Quote, "madeAt">): string {
  const madeOn = Date.parse(insurersDay(madeAt));
  return new Date(madeOn + quoteValidDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/**
 * Whether a quote holds: `outdated` if the prices or benefits of the plans have changed since, so
 * that its price is no longer known.
 */
export function quoteState(quote: Quote, now: Date): "valid" | "expired" | "outdated" {
  if (quote.offersVersion !== offersVersion) return "outdated";
  return insurersDay(now) > lastDayOf(quote) ? "expired" : "valid";
}

/** The monthly price of a quote that is not outdated. */
export function quotedPrice({ plan, adults, children }: QuoteDetails): number {
  return monthlyPrice(plan, { adults, children });
}

/** What a lead says about its quote: its `monthlyPremium`, undefined if no price is known. */
export function monthlyPremiumOf(quote: Quote | null): number | undefined {
  return quote?.offersVersion === offersVersion ? quotedPrice(quote) : undefined;
}
