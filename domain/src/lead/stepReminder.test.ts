import { expect, test } from "vitest";

import { stepReminderDay } from "./stepReminder.ts";

test.each([
  ["Europe/Madrid", "2026-11-23T07:00:00Z", "2026-11-23"],
  ["Asia/Kolkata", "2026-11-23T02:40:00Z", "2026-11-23"],
  ["Pacific/Honolulu", "2026-11-23T18:10:00Z", "2026-11-23"],
  ["Pacific/Auckland", "2026-11-22T19:05:00Z", "2026-11-23"],
  ["Nowhere/Town", "2026-11-23T08:00:00Z", "2026-11-23"],
  ["Europe/Madrid", "2026-11-23T06:59:59Z", null],
  ["Europe/Madrid", "2026-11-23T08:00:00Z", null],
])("in %s at %s it is the morning of %s", (timezone, now, day) => {
  expect(stepReminderDay(timezone, new Date(now))).toBe(day);
});

test("finds each morning once, in every hour's run, also when clocks change", () => {
  for (const timezone of ["Europe/Madrid", "America/New_York", "Asia/Kathmandu"]) {
    const days = Array.from({ length: 366 * 24 }, (_, hour) =>
      stepReminderDay(timezone, new Date(Date.UTC(2026, 0, 2, hour))),
    ).filter((day) => day !== null);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(364);
  }
});
