import { noFigures } from "@salvia/domain/lead/salesStats";
import { expect, it } from "vitest";

import { monthReport } from "./monthReport.ts";

it("compares a month with the previous one and adds the current state", () => {
  const figures = {
    ...noFigures(),
    kinds: { lead: 12, client: 4 },
    statuses: { ...noFigures().statuses, new: 5, quoted: 3, enrolled: 4, lost: 4 },
    months: {
      "2025-12": { created: 9, converted: 2 },
      "2026-01": { created: 7, converted: 3 },
      "2026-02": { created: 1, converted: 1 },
    },
  };
  expect(monthReport(figures, "2026-01")).toEqual({
    month: "2026-01",
    monthBefore: "2025-12",
    created: 7,
    createdBefore: 9,
    converted: 3,
    convertedBefore: 2,
    open: 8,
    clients: 4,
  });
});

it("reports zeros for an unknown month, and never a negative figure", () => {
  const figures = { ...noFigures(), months: { "2026-09": { created: -1, converted: 0 } } };
  expect(monthReport(figures, "2026-10")).toMatchObject({
    monthBefore: "2026-09",
    created: 0,
    createdBefore: 0,
    converted: 0,
    open: 0,
  });
});
