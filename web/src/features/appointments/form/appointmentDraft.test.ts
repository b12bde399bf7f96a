import { expect, test } from "vitest";

import { draftProblem, emptyDraft } from "./appointmentDraft.ts";

const startsAt = new Date("2026-11-24T10:00:00Z");

test.each([
  ["nothing but a time", { startsAt }, null],
  ["no time", {}, "time"],
  ["blanks around its reason", { startsAt, reason: "  Headaches " }, null],
  ["a too long reason, reported before the missing time", { reason: "x".repeat(301) }, "tooLong"],
  ["a reason that turns the text around", { startsAt, reason: "a\u{202e}b" }, "unreadable"],
])("reports the right problem for a draft with %s", (_case, change, problem) => {
  expect(draftProblem({ ...emptyDraft, ...change })).toBe(problem);
});
