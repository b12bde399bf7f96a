import { expect, test } from "vitest";

import { followUpTime } from "./followUp.ts";

const paris = "Europe/Paris";
const now = new Date("2026-10-01T12:00:00Z");

test("keeps the local time when the clocks change in between", () => {
  // Tuesday, 10:00 in summer.
  const startsAt = new Date("2026-10-20T08:00:00Z");
  expect(followUpTime(startsAt, "oneWeek", paris, now)).toEqual(new Date("2026-10-27T09:00:00Z"));
});

test("proposes the Monday after a weekend", () => {
  // A month later is a Saturday.
  const startsAt = new Date("2026-10-07T08:00:00Z");
  expect(followUpTime(startsAt, "oneMonth", paris, now)).toEqual(new Date("2026-11-09T09:00:00Z"));
});

test("counts from today if the appointment is over", () => {
  const startsAt = new Date("2026-03-03T09:00:00Z");
  const inTwoWeeks = followUpTime(startsAt, "twoWeeks", paris, now);
  expect(inTwoWeeks).toEqual(new Date("2026-10-15T08:00:00Z"));
});

test("ends in a shorter month on its last day, and reads an unknown zone as UTC", () => {
  const startsAt = new Date("2026-11-30T10:00:00Z");
  expect(followUpTime(startsAt, "threeMonths", "Mars/Olympus", now)).toEqual(
    new Date("2027-03-01T10:00:00Z"),
  );
});
