import { expect, test } from "vitest";

import { coverageState, importedCoverageSchema } from "./coverage.ts";

test("is valid from its first day to its last", () => {
  const plan = { startsOn: "2027-01-01", endsOn: "2027-12-31" };
  const days = ["2026-12-31", "2027-01-01", "2027-12-31", "2028-01-01"];
  expect(days.map((day) => coverageState(plan, day))).toEqual([
    "future",
    "active",
    "active",
    "ended",
  ]);
  expect(coverageState({ ...plan, endsOn: null }, "2099-01-01")).toBe("active");
});

test.each([
  [{}, true],
  [{ endsOn: null }, true],
  [{ endsOn: "2027-01-01" }, true],
  [{ endsOn: "2026-12-31" }, false],
  [{ plan: "gold" }, false],
  [{ startsOn: "01/02/2027" }, false],
  [{ family: [{ name: "Rui Nogueira", birthYear: 2015 }] }, true],
  [{ family: [{ name: " Rui", birthYear: 2015 }] }, false],
  [{ family: [{ name: "Rui Nogueira", birthYear: 1899 }] }, false],
  [{ family: [{ name: "Rui Nogueira", birthYear: 2015, diagnosis: "x" }] }, false],
  [{ family: Array.from({ length: 21 }, () => ({ name: "Rui", birthYear: 2015 })) }, false],
])("imports a plan with %o: %s", (change, accepted) => {
  const coverage = { plan: "standard", startsOn: "2027-01-01", ...change };
  expect(importedCoverageSchema.safeParse(coverage).success).toBe(accepted);
});
