import { expect, test } from "vitest";

import { leadLossSchema, lossNoteMaxLength, lossReasons, readLoss } from "./leadLoss.ts";

const listed = lossReasons.filter((reason) => reason !== "other");

test.each(listed)("takes the reason %s without a note", (reason) => {
  expect(readLoss(reason, "typed before")).toEqual({
    loss: { reason, note: null },
    problem: null,
  });
  expect(leadLossSchema.safeParse({ reason, note: "more" }).success).toBe(false);
});

test("takes another reason in the words of the note", () => {
  expect(readLoss("other", "  Moves\nabroad ")).toEqual({
    loss: { reason: "other", note: "Moves abroad" },
    problem: null,
  });
  expect(leadLossSchema.safeParse({ reason: "other", note: null }).success).toBe(false);
});

test.each([
  [null, "", "none"],
  ["other", " \n", "empty"],
  ["other", "x".repeat(lossNoteMaxLength + 1), "tooLong"],
  ["other", "a\u{202e}b", "unreadable"],
] as const)("reports what is wrong with %s and %j", (reason, typed, problem) => {
  expect(readLoss(reason, typed)).toEqual({ loss: null, problem });
});
