import { describe, expect, it, test } from "vitest";

import { spanOf } from "../../../lib/time/calendarDay.ts";
import { halfHoursOf } from "./halfHours.ts";

const hours = ({ from, until }: ReturnType<typeof spanOf>) => (+until - +from) / 3_600_000;

describe("halfHoursOf", () => {
  it.each([
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/New_York", "2026-11-22", 24],
    ["Europe/Paris", "2026-03-29", 23],
    ["Europe/Paris", "2026-10-25", 25],
    ["Asia/Kolkata", "2026-03-29", 24],
    // Clocks on Lord Howe Island change by half an hour.
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ])("in %s, covers %s with %d hours", (zone, day, length) => {
    expect(hours(spanOf(day, 1, zone))).toBe(length);
    expect(halfHoursOf(day, zone)).toHaveLength(length * 2);
  });

  it("begins at one o'clock when the clocks change at midnight", () => {
    const [first] = halfHoursOf("2026-04-24", "Africa/Cairo");
    expect(first).toEqual({ startsAt: new Date("2026-04-23T22:00:00Z"), wallMinutes: 60 });
  });
});

test("omits the skipped hour and lists the repeated hour twice", () => {
  const at = (day: string, minutes: number) =>
    halfHoursOf(day, "America/New_York").filter(({ wallMinutes }) => wallMinutes === minutes);
  expect(at("2026-03-08", 150)).toEqual([]);
  expect(at("2026-11-01", 90).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2026-11-01T05:30:00.000Z",
    "2026-11-01T06:30:00.000Z",
  ]);
});

test("aligns half hours to UTC in every zone", () => {
  const [kolkata] = halfHoursOf("2026-11-23", "Asia/Kolkata");
  expect(kolkata).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 0 });
  const [kathmandu] = halfHoursOf("2026-11-23", "Asia/Kathmandu");
  expect(kathmandu).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 15 });
});
