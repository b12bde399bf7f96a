import { expect, test } from "vitest";

import { canHaveNextStep, nextStepDayOf, nextStepSchema, type NextStep } from "./nextStep.ts";
import { leadStatuses } from "./leadStatus.ts";

const step: NextStep = {
  title: "Call about the quote",
  dueOn: "2026-11-23",
  dueAt: new Date("2026-11-23T09:30:00Z"),
  leadId: "ines",
  ownerId: "ana",
  doneAt: null,
  rev: 1,
  updatedAt: new Date("2026-11-22T09:00:00Z"),
};

test("accepts a step with and without a time", () => {
  expect(nextStepSchema.parse(step)).toEqual(step);
  expect(nextStepSchema.parse({ ...step, dueAt: null }).dueAt).toBeNull();
});

test.each([
  ["without a day", { dueOn: null }],
  ["on a day that does not exist", { dueOn: "2026-02-29" }],
  ["without a title", { title: "" }],
  ["of no one", { ownerId: null }],
  ["with a revision of 0", { rev: 0 }],
  ["with more", { note: "more" }],
])("rejects a step %s", (_, fields) => {
  expect(nextStepSchema.safeParse({ ...step, ...fields }).success).toBe(false);
});

test("only an open lead that someone works on has a next step", () => {
  const open = leadStatuses.filter((status) => canHaveNextStep({ status, ownerId: "ana" }));
  expect(open).toEqual(["new", "aiContacting", "remoteSales", "quoted", "documents"]);
  expect(canHaveNextStep({ status: "new", ownerId: null })).toBe(false);
});

test("a lead says on which day its step is due, that it has none, or nothing if it can't have one", () => {
  const lead = { status: "new", ownerId: "ana" } as const;
  expect(nextStepDayOf(lead, step)).toBe("2026-11-23");
  expect(nextStepDayOf(lead, { ...step, doneAt: new Date() })).toBe("none");
  expect(nextStepDayOf(lead, null)).toBe("none");
  expect(nextStepDayOf({ ...lead, status: "lost" }, step)).toBeUndefined();
  expect(nextStepDayOf({ ...lead, ownerId: null }, step)).toBeUndefined();
});
