import { expect, test } from "vitest";

import { bookingProblemOf } from "./bookingProblem.ts";

const now = new Date("2026-11-24T08:00:00Z");
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const from = (start: string, end: string) => [{ startsAt: at(start), endsAt: at(end) }];

test.each([
  ["off the grid", "10:10", 30, "grid"],
  ["in the past", "08:00", 30, "past"],
  ["in the clinician's taken time", "10:15", 60, "taken"],
  ["in the patient's taken time", "12:15", 15, "patientTaken"],
  ["right after a taken time", "11:30", 30, null],
] as const)("an appointment %s cannot be booked: %4$s", (_case, start, minutes, problem) => {
  const both = { taken: from("11:00", "11:30"), patientTaken: from("12:00", "12:30") };
  expect(bookingProblemOf({ startsAt: at(start), minutes }, { ...both, now })).toBe(problem);
});

test("an appointment cannot lie in two taken days, which change at 4:00 in UTC", () => {
  const none = { taken: [], patientTaken: [], now };
  const startsAt = new Date("2026-11-25T03:45:00Z");
  expect(bookingProblemOf({ startsAt, minutes: 30 }, none)).toBe("twoDays");
  expect(bookingProblemOf({ startsAt, minutes: 15 }, none)).toBeNull();
});
