import { expect, test } from "vitest";

import { isPlausible } from "./conversion.ts";

const now = new Date("2026-06-15T12:00:00Z");
const plan = (startsOn: string) => ({ startsOn, member: null });
const born = (birthDate: string) => ({
  startsOn: "2026-07-01",
  member: { birthDate, sex: "female", language: "en" } as const,
});

test.each([
  ["today", plan("2026-06-15")],
  ["a month ago", plan("2026-05-15")],
  ["in a year", plan("2027-06-15")],
  ["for a newborn", born("2026-06-15")],
  ["for a newborn where it is tomorrow", born("2026-06-16")],
  ["for someone very old", born("1911-02-03")],
])("lets a plan start %s", (_name, order) => {
  expect(isPlausible(order, now)).toBe(true);
});

test.each([
  ["two months ago", plan("2026-04-15")],
  ["in two years", plan("2028-06-15")],
  ["for someone not born yet", born("2026-06-17")],
  ["for someone of another century", born("1899-12-31")],
])("lets no plan start %s", (_name, order) => {
  expect(isPlausible(order, now)).toBe(false);
});
