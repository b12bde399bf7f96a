import { describe, expect, test } from "vitest";

import { leadStatuses, leadSteps, leadTransitions, stepOf } from "./leadStatus.ts";

test("lists the statuses except 'lost' as the steps, in order", () => {
  const steps = leadStatuses.filter((status) => status !== "lost").map(stepOf);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
  expect(steps.at(-1)).toBe(leadSteps);
  expect(stepOf("lost")).toBeNull();
});

describe("status transitions", () => {
  test("lead to known statuses, without duplicates, and never to the current one", () => {
    for (const status of leadStatuses) {
      const next = leadTransitions[status];
      expect(new Set(next).size).toBe(next.length);
      expect(leadStatuses).toEqual(expect.arrayContaining([...next]));
      expect(next).not.toContain(status);
    }
  });

  test("allow losing a lead at every step but the last, and reopening a lost one", () => {
    const losing = leadStatuses.filter((status) => leadTransitions[status].includes("lost"));
    expect(losing).toEqual(["new", "aiContacting", "remoteSales", "quoted", "documents"]);
    expect(leadTransitions.lost).toEqual(["remoteSales"]);
  });

  test("end at enrollment, which is only reachable from documents", () => {
    expect(leadTransitions.enrolled).toEqual([]);
    const before = leadStatuses.filter((status) => leadTransitions[status].includes("enrolled"));
    expect(before).toEqual(["documents"]);
  });

  test("make every status reachable from a new lead", () => {
    const reached = new Set(["new"]);
    // A Set also iterates over items added during the loop.
    for (const status of reached) {
      const known = leadStatuses.find((it) => it === status);
      for (const next of known ? leadTransitions[known] : []) reached.add(next);
    }
    expect(reached).toEqual(new Set(leadStatuses));
  });
});
