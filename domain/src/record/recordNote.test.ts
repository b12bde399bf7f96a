import { expect, test } from "vitest";

import {
  noteHiddenUntil,
  noteHoldableUntil,
  recordNoteMaxLength,
  recordNoteProblem,
  recordNoteSchema,
  tidyNote,
  withMarkedAddenda,
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
  ["held until a time", { status: "held", signedAt: at, visibleFrom: at }, true],
  [
    "withdrawn after it was held",
    { status: "withdrawn", signedAt: at, visibleFrom: at, enteredInError },
    true,
  ],
  ["withdrawn without a mark", { status: "withdrawn", signedAt: at }, false],
  ["held until no time", { status: "held", signedAt: at }, false],
  ["signed and hidden", { status: "signed", signedAt: at, visibleFrom: at }, false],
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

test.each([
  ["before the end", "confirmed", "2026-11-22T09:29:59Z", true],
  ["when it is marked as done early", "done", "2026-11-22T09:20:00Z", true],
  ["at the end", "confirmed", "2026-11-22T09:30:00Z", false],
  ["two hours before the end", "confirmed", "2026-11-22T07:30:00Z", true],
  ["earlier", "confirmed", "2026-11-22T07:29:59Z", false],
  ["after it was canceled", "cancelled", "2026-11-22T09:00:00Z", false],
] as const)("can be held until the appointment ends, %s: %4$s", (_case, status, now, may) => {
  const end = new Date("2026-11-22T09:30:00Z");
  expect(noteHoldableUntil({ status, startsAt: at, minutes: 30 }, new Date(now))).toEqual(
    may ? end : null,
  );
});

test("is hidden until its time, and not at it", () => {
  expect(noteHiddenUntil({ visibleFrom: at }, new Date(at.getTime() - 1))).toBe(at);
  expect(noteHiddenUntil({ visibleFrom: at }, at)).toBeNull();
  expect(noteHiddenUntil({}, at)).toBeNull();
});

test("what adds to a wrong note is wrong, too, and other notes aren't", () => {
  const note = {
    ...recordNoteSchema.parse({ ...draft, status: "signed", signedAt: at }),
    id: "one",
  };
  const wrong = { ...note, id: "wrong", enteredInError };
  const byCleo = { ...enteredInError, by: "cleo" };
  const itsOwn = { ...note, id: "two", addendumTo: "wrong", enteredInError: byCleo };
  const others = [wrong, note, { ...note, id: "three", addendumTo: "one" }, itsOwn];
  expect(withMarkedAddenda(others)).toEqual(others);
  const added = { ...note, addendumTo: "wrong" };
  expect(withMarkedAddenda([added, wrong])).toEqual([{ ...added, enteredInError }, wrong]);
});
