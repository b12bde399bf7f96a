import { expect, test } from "vitest";

import {
  recordNoteMaxLength,
  recordNoteProblem,
  recordNoteSchema,
  tidyNote,
} from "./recordNote.ts";

const at = new Date("2026-11-22T09:00:00Z");
const draft = {
  appointmentId: "visit",
  clinicianId: "carla",
  text: "Sleeps better.",
  status: "draft",
  addendumTo: null,
  rev: 1,
  createdAt: at,
  updatedAt: at,
  signedAt: null,
};
const enteredInError = { by: "carla", at, reason: "Another patient's" };

test.each([
  ["a draft", {}, true],
  ["an addendum that is signed", { status: "signed", signedAt: at, addendumTo: "first" }, true],
  ["signed and marked as wrong", { status: "signed", signedAt: at, enteredInError }, true],
  ["a draft that is marked as wrong", { enteredInError }, false],
  ["signed at no time", { status: "signed" }, false],
  ["a draft with the time of a signature", { signedAt: at }, false],
  ["no text", { text: "" }, false],
  ["too much text", { text: "x".repeat(recordNoteMaxLength + 1) }, false],
  ["a path for an id", { addendumTo: "a/b" }, false],
])("a note that is %s: may be stored is %3$s", (_case, fields, may) => {
  expect(recordNoteSchema.safeParse({ ...draft, ...fields }).success).toBe(may);
});

test.each([
  ["  Sleeps\r\nbetter.\r", "Sleeps\nbetter.", null],
  [" \n ", "", "empty"],
  ["x".repeat(recordNoteMaxLength), "x".repeat(recordNoteMaxLength), null],
  ["x".repeat(100_000), "x".repeat(100_000), "tooLong"],
  ["Sleeps\u{202e}better", "Sleeps\u{202e}better", "unreadable"],
])("tidies typed text and reports its problem (case %#)", (typed, tidy, problem) => {
  expect(tidyNote(typed)).toBe(tidy);
  expect(recordNoteProblem(tidyNote(typed))).toBe(problem);
});
