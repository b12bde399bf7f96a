import { noFigures, type SalesStats } from "@salvia/domain/lead/salesStats";
import { expect, test } from "vitest";

import { teamLoad } from "./teamLoad.ts";

const now = new Date("2026-11-21T10:00:00Z");

function person(uid: string, statuses: Partial<SalesStats["statuses"]>, created = 0) {
  const stats: SalesStats = {
    ...noFigures(),
    statuses: { ...noFigures().statuses, ...statuses },
    months: {
      "2026-10": { created: 99, converted: 99 },
      ...(created > 0 && { "2026-11": { created, converted: 1 } }),
    },
    countedAt: null,
  };
  return { uid, stats };
}

test("orders people by their leads in progress, with those that wait", () => {
  const people = [
    person("ana", { new: 1, quoted: 2, lost: 50 }),
    person("ben", { new: 3, enrolled: 9 }, 7),
    person("cleo", { documents: 8 }),
  ];
  expect(teamLoad(people, now)).toEqual([
    { uid: "cleo", open: 8, waiting: 0, converted: 0, created: 0 },
    { uid: "ben", open: 3, waiting: 3, converted: 1, created: 7 },
    { uid: "ana", open: 3, waiting: 1, converted: 0, created: 0 },
  ]);
});

test("omits people who have nothing to do and did nothing this month", () => {
  const people = [person("ana", { lost: 5, enrolled: 3 }), person("ben", { enrolled: 1 }, 1)];
  expect(teamLoad(people, now).map(({ uid }) => uid)).toEqual(["ben"]);
});
