import { describe, expect, test } from "vitest";

import { leadStatuses, leadSteps, leadTransitions, stepOf } from "./leadStatus.ts";

test("the statuses but 'lost' are the steps, in order", () => {
  const steps = leadStatuses.filter((status) => status !== "lost").map(stepOf);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
  expect(steps.at(-1)).toBe(leadSteps);
  expect(stepOf("lost")).toBeNull();
});

describe("the moves", () => {
  test("lead to known statuses, each once, and never to where a lead is already", () => {
    for (const status of leadStatuses) {
      const next = leadTransitions[status];
      expect(new Set(next).size).toBe(next.length);
      expect(leadStatuses).toEqual(expect.arrayContaining([...next]));
      expect(next).not.toContain(status);
    }
  });

  test("can lose a lead at every step but the last, and take a lost one up again", () => {
    const losing = leadStatuses.filter((status) => leadTransitions[status].includes("lost"));
    expect(losing).toEqual(["new", "aiContacting", "remoteSales", "quoted", "documents"]);
    expect(leadTransitions.lost).toEqual(["remoteSales"]);
  });

  test("end at enrolment, which only follows the documents", () => {
    expect(leadTransitions.enrolled).toEqual([]);
    const before = leadStatuses.filter((status) => leadTransitions[status].includes("enrolled"));
    expect(before).toEqual(["documents"]);
  });

  test("lead from a new lead to every status", () => {
    const reached = new Set(["new"]);
    // A set yields what is added while it is walked.
    for (const status of reached) {
      const known = leadStatuses.find((it) => it === status);
      for (const next of known ? leadTransitions[known] : []) reached.add(next);
    }
    expect(reached).toEqual(new Set(leadStatuses));
  });
});
