import { expect, test, vi } from "vitest";

import { insurersDay, isOver } from "./insurersDay.ts";

vi.mock("./brand.ts", () => ({ brand: { timeZone: "America/New_York" } }));

test.each([
  ["2027-01-31T23:59:59-05:00", "2027-01-31", false],
  ["2027-02-01T00:00:00-05:00", "2027-02-01", true],
  // Another day already in Europe.
  ["2027-02-01T04:59:59Z", "2027-01-31", false],
])("access that ends on January 31 at %s", (moment, day, over) => {
  const now = new Date(moment);
  expect(insurersDay(now)).toBe(day);
  expect(isOver("2027-01-31", now)).toBe(over);
});
