import { dueTitleMaxLength } from "@salvia/domain/shared/due";
import { expect, test } from "vitest";

import { emptyForm, readTaskForm } from "./taskForm.ts";

test("tidies the title and reads missing fields as null", () => {
  expect(readTaskForm({ ...emptyForm, title: "  Call\tback \n soon " })).toEqual({
    details: {
      title: "Call back soon",
      patientId: null,
      patientName: null,
      dueOn: null,
      priority: "normal",
    },
    problem: null,
  });
});

test("reads the chosen patient and due date", () => {
  const patient = { id: "dora", name: "Beatriz Nogueira" };
  const form = { ...emptyForm, title: "Call", patient, dueOn: "2026-11-24" };
  expect(readTaskForm(form).details).toMatchObject({
    patientId: "dora",
    patientName: "Beatriz Nogueira",
    dueOn: "2026-11-24",
  });
});

test.each([
  ["", "empty"],
  [" \n ", "empty"],
  ["x".repeat(dueTitleMaxLength + 1), "tooLong"],
  ["\u{200b}", "unreadable"],
  ["Call\u{202e} back", "unreadable"],
])("rejects the title %j as %s", (title, problem) => {
  expect(readTaskForm({ ...emptyForm, title })).toEqual({ details: null, problem });
});
