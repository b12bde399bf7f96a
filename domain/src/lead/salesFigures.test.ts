import { noFigures, type SalesFigures } from "./salesStats.ts";
import { expect, test } from "vitest";

import {
  hasLeads,
  lossesOf,
  monthsOf,
  openLeadsIn,
  pipelineOf,
  sumOfFigures,
} from "./salesFigures.ts";

const now = new Date("2027-02-01T00:30:00Z");
const figures: SalesFigures = {
  ...noFigures(),
  kinds: { lead: 7, client: 2 },
  statuses: { ...noFigures().statuses, new: 4, quoted: -1, documents: 2, enrolled: 2, lost: 1 },
  premiums: { ...noFigures().premiums, quoted: -182, documents: 407 },
  months: {
    "2026-08": { created: 9, converted: 9 },
    "2026-12": { created: 3, converted: 1 },
    "2027-02": { created: 5, converted: -1 },
  },
};

test("lists every status of the pipeline in order, with nothing below zero", () => {
  const lines = pipelineOf(figures).map((each) => Object.values(each).join(" "));
  expect(lines).toEqual([
    "new 4 0",
    "aiContacting 0 0",
    "remoteSales 0 0",
    "quoted 0 0",
    "documents 2 407",
    "enrolled 2 0",
    "lost 1 0",
  ]);
});

test("lists the reasons of lost leads, the most frequent first", () => {
  const losses = { ...noFigures().losses, noNeed: 2, unreachable: 5, other: -1 };
  expect(lossesOf({ ...figures, losses })).toEqual([
    { reason: "unreachable", count: 5 },
    { reason: "noNeed", count: 2 },
  ]);
});

test("lists the last six months, including those without leads", () => {
  expect(monthsOf(figures, now)).toEqual([
    { month: "2026-09", created: 0, converted: 0 },
    { month: "2026-10", created: 0, converted: 0 },
    { month: "2026-11", created: 0, converted: 0 },
    { month: "2026-12", created: 3, converted: 1 },
    { month: "2027-01", created: 0, converted: 0 },
    { month: "2027-02", created: 5, converted: 0 },
  ]);
});

test("counts leads as open if they are neither enrolled nor lost", () => {
  expect(openLeadsIn(figures)).toBe(6);
});

test("sums the figures of a team's members", () => {
  const sum = sumOfFigures([figures, figures, noFigures()], now);
  expect(sum.kinds).toEqual({ lead: 14, client: 4 });
  expect(sum.months["2026-12"]).toEqual({ created: 6, converted: 2 });
  expect(sumOfFigures([], now)).toEqual(noFigures());
});

test("reports no leads for a user who never had one", () => {
  expect(hasLeads(noFigures())).toBe(false);
  expect(hasLeads(figures)).toBe(true);
});
