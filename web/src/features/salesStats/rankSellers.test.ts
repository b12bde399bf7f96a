import { noFigures, type SalesStats } from "@salvia/domain/lead/salesStats";
import { expect, test } from "vitest";

import { rankSellers } from "./rankSellers.ts";

const now = new Date("2026-11-21T10:00:00Z");

function person(uid: string, converted: number, created: number) {
  const stats: SalesStats = {
    ...noFigures(),
    statuses: { ...noFigures().statuses, new: 4 },
    months: { "2026-10": { created: 99, converted: 99 }, "2026-11": { created, converted } },
    countedAt: null,
  };
  return { uid, stats };
}

test("ranks people by this month's conversions and omits those without any", () => {
  const people = [
    person("ana", 1, 9),
    person("ben", 3, 1),
    person("cleo", 0, 50),
    person("di", 3, 2),
  ];
  expect(rankSellers(people, now, 5)).toEqual([
    { uid: "di", converted: 3, created: 2, open: 4 },
    { uid: "ben", converted: 3, created: 1, open: 4 },
    { uid: "ana", converted: 1, created: 9, open: 4 },
  ]);
  expect(rankSellers(people, now, 1).map(({ uid }) => uid)).toEqual(["di"]);
});
