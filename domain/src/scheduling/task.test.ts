import { expect, test } from "vitest";

import { dueTitleMaxLength } from "../shared/due.ts";
import { newTask, taskSchema, type TaskDetails } from "./task.ts";

const details: TaskDetails = {
  title: "Call back about the blood test",
  patientId: "dora",
  patientName: "Beatriz Nogueira",
  dueOn: "2026-11-22",
  priority: "high",
};
const at = new Date("2026-11-22T09:00:00Z");
const stored = { ...newTask(details, "carla"), createdAt: at, updatedAt: at };

test("creates a task that is open, belongs to its owner and is at revision 1", () => {
  expect(taskSchema.parse(stored)).toEqual({
    ...details,
    ownerId: "carla",
    doneAt: null,
    rev: 1,
    createdAt: at,
    updatedAt: at,
  });
});

test.each([
  ["no title", { title: "" }],
  ["a title of blanks", { title: "  " }],
  ["two lines", { title: "one\ntwo" }],
  ["a title too long", { title: "x".repeat(dueTitleMaxLength + 1) }],
  ["a patient without a name", { patientName: null }],
  ["a name without a patient", { patientId: null }],
  ["a day that is none", { dueOn: "2027-02-29" }],
  ["a moment for a day", { dueOn: "2026-11-22T09:00" }],
  ["another priority", { priority: "urgent" }],
  ["no revision", { rev: 0 }],
])("refuses to store %s", (_, change) => {
  expect(taskSchema.safeParse({ ...stored, ...change }).success).toBe(false);
});

test("may concern no patient, and be due on no day or on a leap day", () => {
  const nobody = { ...stored, patientId: null, patientName: null };
  for (const dueOn of [null, "2028-02-29", "2000-02-29"]) {
    expect(taskSchema.safeParse({ ...nobody, dueOn }).success).toBe(true);
  }
  expect(taskSchema.safeParse({ ...nobody, dueOn: "1900-02-29" }).success).toBe(false);
});
