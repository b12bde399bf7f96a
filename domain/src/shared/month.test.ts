import { expect, test } from "vitest";

import { monthOf, monthPattern, monthsUntil } from "./month.ts";

test.each([
  ["2026-11-30T23:59:59.999Z", "2026-11"],
  ["2026-12-01T00:00:00Z", "2026-12"],
  ["2026-12-01T00:30:00+01:00", "2026-11"],
  ["2028-02-29T12:00:00Z", "2028-02"],
])("assigns %s to %s", (moment, month) => {
  expect(monthOf(new Date(moment))).toBe(month);
  expect(month).toMatch(monthPattern);
});

test.each(["2026-00", "2026-13", "26-11", "2026-1", "2026-11-01", ""])("refuses %j", (text) => {
  expect(text).not.toMatch(monthPattern);
});

test("lists months in order, across the turn of the year and from the end of a long month", () => {
  expect(monthsUntil(new Date("2027-01-31T23:00:00Z"), 4)).toEqual([
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});
