import { expect, test } from "vitest";

import { leadStatuses } from "../leadStatus.ts";
import { canBeQuoted, quotedPeople, quoteSchema, type Quote } from "./quote.ts";

const quote: Quote = {
  plan: "standard",
  adults: 2,
  children: 1,
  offersVersion: "0a1b2c3d",
  madeBy: "ana",
  madeAt: new Date("2026-11-23T12:00:00Z"),
  rev: 1,
};

test("accepts a quote for one person and for the most", () => {
  const most = { adults: quotedPeople.adults.most, children: quotedPeople.children.most };
  expect(quoteSchema.parse({ ...quote, ...most })).toMatchObject(most);
  expect(quoteSchema.parse({ ...quote, adults: 1, children: 0 }).children).toBe(0);
});

test.each([
  ["for no adult", { adults: 0 }],
  ["for too many adults", { adults: quotedPeople.adults.most + 1 }],
  ["for too many children", { children: quotedPeople.children.most + 1 }],
  ["for half a child", { children: 0.5 }],
  ["for a plan that does not exist", { plan: "gold" }],
  ["with a price", { monthly: 407 }],
  ["with another version", { offersVersion: "latest" }],
  ["made by no one", { madeBy: "" }],
  ["with a revision of 0", { rev: 0 }],
])("rejects a quote %s", (_, fields) => {
  expect(quoteSchema.safeParse({ ...quote, ...fields }).success).toBe(false);
});

test("only an open lead that has a plan and an owner can get a quote", () => {
  const own = { ownerId: "ana", plan: "basic" } as const;
  const open = leadStatuses.filter((status) => canBeQuoted({ status, ...own }));
  expect(open).toEqual(["new", "aiContacting", "remoteSales", "quoted", "documents"]);
  expect(canBeQuoted({ ...own, status: "new", ownerId: null })).toBe(false);
  expect(canBeQuoted({ ...own, status: "new", plan: "undecided" })).toBe(false);
});
