import { expect, test } from "vitest";

import { dueGroupOf, dueTitleMaxLength, readDueTitle } from "./due.ts";

const today = "2026-11-22";

test.each([
  ["2026-11-21", "overdue"],
  ["2026-11-22", "today"],
  ["2026-11-23", "tomorrow"],
  ["2026-11-24", "soon"],
  ["2026-11-29", "soon"],
  ["2026-11-30", "later"],
  [null, "someTime"],
])("puts what is due on %s into the group %s", (dueOn, group) => {
  expect(dueGroupOf(dueOn, today)).toBe(group);
});

test.each([
  ["  Call\n back ", "Call back"],
  ["x".repeat(dueTitleMaxLength), "x".repeat(dueTitleMaxLength)],
])("reads the title %j as one line", (typed, title) => {
  expect(readDueTitle(typed)).toEqual({ title, problem: null });
});

test.each([
  [" ", "empty"],
  ["x".repeat(dueTitleMaxLength + 1), "tooLong"],
  ["🌿".repeat(dueTitleMaxLength / 2 + 1), "tooLong"],
  ["left\u202Eright", "unreadable"],
])("rejects the title %j", (typed, problem) => {
  expect(readDueTitle(typed)).toEqual({ title: null, problem });
});
