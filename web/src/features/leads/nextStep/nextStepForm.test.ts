import { expect, test } from "vitest";

import {
  emptyNextStepForm,
  movedToTomorrow,
  nextStepFormOf,
  readNextStepForm,
  type NextStepForm,
} from "./nextStepForm.ts";

const today = "2026-11-22";
const zone = "America/Lima";
const form: NextStepForm = { ...emptyNextStepForm, title: " Call  back " };

test.each([
  ["today", "2026-11-22"],
  ["tomorrow", "2026-11-23"],
  ["week", "2026-11-29"],
] as const)("reads the choice %s as %s", (choice, dueOn) => {
  const step = { title: "Call back", dueOn, dueAt: null };
  expect(readNextStepForm({ ...form, choice }, today, zone)).toEqual({ step, problem: null });
});

test("reads a date and a time in the reader's time zone, and shows them again", () => {
  const typed: NextStepForm = { title: "Call", choice: "date", day: "2026-12-24", time: "09:30" };
  const step = { title: "Call", dueOn: "2026-12-24", dueAt: new Date("2026-12-24T14:30:00Z") };
  expect(readNextStepForm(typed, today, zone)).toEqual({ step, problem: null });
  expect(nextStepFormOf(step, zone)).toEqual(typed);
});

test.each<[string, Partial<NextStepForm>, string]>([
  ["without a title", { title: " " }, "empty"],
  ["with too long a title", { title: "x".repeat(201) }, "tooLong"],
  ["without a day", { choice: "date" }, "day"],
])("finds the problem of a form %s", (_, fields, problem) => {
  expect(readNextStepForm({ ...form, ...fields }, today, zone)).toEqual({ step: null, problem });
});

test("moves a step to tomorrow at the same time of day", () => {
  const step = { title: "Call", dueOn: "2026-11-20", dueAt: new Date("2026-11-20T14:30:00Z") };
  const moved = { title: "Call", dueOn: "2026-11-23", dueAt: new Date("2026-11-23T14:30:00Z") };
  expect(movedToTomorrow(step, today, zone)).toEqual(moved);
  expect(movedToTomorrow({ ...step, dueAt: null }, today, zone).dueAt).toBeNull();
});
