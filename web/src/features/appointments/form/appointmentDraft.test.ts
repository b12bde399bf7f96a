import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { expect, test } from "vitest";

import { emptyTime, reasonProblem, timeProblem } from "./appointmentDraft.ts";

const hours = usualAvailability("UTC");
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

test.each([
  ["blanks around it", "  Headaches ", null],
  ["too many characters", "x".repeat(301), "tooLong"],
  ["characters that turn the text around", "a\u{202e}b", "unreadable"],
])("reports the right problem for a reason with %s", (_case, reason, problem) => {
  expect(reasonProblem(reason)).toBe(problem);
});

test.each([
  ["nothing", {}, "time"],
  ["a time in working hours", { startsAt: at("16:30") }, null],
  ["a time that is too long for the day", { startsAt: at("16:30"), minutes: 45 }, "outsideHours"],
  ["a time in the evening", { startsAt: at("19:00") }, "outsideHours"],
  ["a blank reason", { startsAt: at("19:00"), outsideHoursReason: " " }, "outsideHours"],
  ["a reason", { startsAt: at("19:00"), outsideHoursReason: " An emergency " }, null],
  ["a time in two taken days", { startsAt: at("03:45"), outsideHoursReason: "Now" }, "time"],
] as const)("reports the right problem for a draft with %s", (_case, change, problem) => {
  expect(timeProblem({ ...emptyTime, ...change }, "inPerson", hours)).toBe(problem);
});
