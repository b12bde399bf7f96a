import { afterEach, expect, test, vi } from "vitest";

import { planOffers } from "../../site/planOffer.ts";
import type { Quote } from "./quote.ts";
import { lastDayOf, offersVersion, quotedPrice, quoteState } from "./quotePrice.ts";

const quote: Quote = {
  plan: "standard",
  adults: 2,
  children: 1,
  offersVersion,
  madeBy: "ana",
  madeAt: new Date("2026-11-23T12:00:00Z"),
  rev: 1,
};

afterEach(() => {
  vi.resetModules();
  vi.doUnmock("../../site/planOffer.ts");
});

test("costs what the plan costs for each person", () => {
  const { adult, child } = planOffers.standard.monthly;
  expect(quotedPrice(quote)).toBe(2 * adult + child);
});

test.each([
  ["2026-11-23T12:00:00Z", "valid"],
  ["2026-12-23T20:00:00Z", "valid"],
  ["2026-12-24T20:00:00Z", "expired"],
])("on %s a quote of November 23 is %s", (now, state) => {
  expect(lastDayOf(quote)).toBe("2026-12-23");
  expect(quoteState(quote, new Date(now))).toBe(state);
});

test("a quote is outdated once a price or a benefit has changed", async () => {
  const { premium } = planOffers;
  const changed = { ...planOffers, premium: { ...premium, yearlyMost: premium.yearlyMost + 1 } };
  vi.doMock("../../site/planOffer.ts", () => ({ planOffers: changed, monthlyPrice: () => 0 }));
  const today = await import("./quotePrice.ts");
  expect(today.offersVersion).toMatch(/^[0-9a-f]{8}$/);
  expect(today.quoteState(quote, quote.madeAt)).toBe("outdated");
});
