import { quoteSchema, type Quote } from "@salvia/domain/lead/quote/quote";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";

/** A valid quote: the standard plan for two adults and a child, at today's prices. */
export function quote(overrides: Partial<Quote> = {}): Quote {
  return quoteSchema.parse({
    plan: "standard",
    adults: 2,
    children: 1,
    offersVersion,
    madeBy: "ana",
    madeAt: new Date(),
    rev: 1,
    ...overrides,
  });
}
