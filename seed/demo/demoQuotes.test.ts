import { monthlyPremiumOf, quoteState } from "@salvia/domain/lead/quote/quotePrice";
import { expect, it } from "vitest";

import { demoLeads } from "./demoLeads.ts";
import { demoQuotes } from "./demoQuotes.ts";

const now = new Date("2026-11-22T08:30:00Z");
const leads = demoLeads(now);
const quotes = demoQuotes(leads, now);

it("gives a quote to each lead of a salesperson that is quoted or beyond", () => {
  const quoted = [...leads].filter(([, { ownerId, step }]) => ownerId !== null && step >= 4);
  expect([...quotes.keys()]).toEqual(quoted.map(([id]) => id));
});

it("has owners make them for the lead's plan, after the lead was created", () => {
  for (const [id, { madeBy, plan, madeAt }] of quotes) {
    const lead = leads.get(id);
    expect({ madeBy, plan }).toEqual({ madeBy: lead?.ownerId, plan: lead?.plan });
    expect(madeAt.getTime()).toBeGreaterThanOrEqual(lead?.createdAt.getTime() ?? 0);
  }
});

it("has each lead name the premium of its quote", () => {
  for (const [id, { monthlyPremium }] of leads) {
    expect(monthlyPremium).toBe(monthlyPremiumOf(quotes.get(id) ?? null));
  }
});

it("has valid quotes and expired ones, for one person and for families", () => {
  const states = new Set([...quotes.values()].map((quote) => quoteState(quote, now)));
  expect([...states].toSorted()).toEqual(["expired", "valid"]);
  const sizes = new Set([...quotes.values()].map(({ adults, children }) => adults + children));
  expect(sizes.size).toBeGreaterThan(3);
});
