import { describe, expect, it } from "vitest";

import { isReminderDue, remindedSpan } from "./appointmentReminder.ts";

const longAgo = new Date("2026-01-01T00:00:00Z");

function confirmed(startsAt: string, updatedAt = longAgo) {
  return { status: "confirmed", startsAt: new Date(startsAt), updatedAt } as const;
}

describe("a reminder is due", () => {
  it.each([
    // zone, start of the appointment, just before, first moment, last moment, just after
    ["UTC", "2026-11-24T10:00Z", "23T07:59", "23T08:00", "23T13:59", "23T14:00"],
    ["UTC", "2026-11-24T00:00Z", "23T07:59", "23T08:00", "23T13:59", "23T14:00"],
    ["UTC", "2026-11-24T23:30Z", "23T07:59", "23T08:00", "23T13:59", "23T14:00"],
    ["Europe/Paris", "2026-11-24T10:00Z", "23T06:59", "23T07:00", "23T12:59", "23T13:00"],
    // The 25th in Auckland, whose clocks are 13 hours ahead.
    ["Pacific/Auckland", "2026-11-24T12:00Z", "23T18:59", "23T19:00", "24T00:59", "24T01:00"],
    // The 23rd in Honolulu, ten hours behind.
    ["Pacific/Honolulu", "2026-11-24T09:30Z", "22T17:59", "22T18:00", "22T23:59", "23T00:00"],
    ["Asia/Kathmandu", "2026-11-24T10:00Z", "23T02:14", "23T02:15", "23T08:14", "23T08:15"],
    ["Moon/Tranquility", "2026-11-24T10:00Z", "23T07:59", "23T08:00", "23T13:59", "23T14:00"],
  ])("in %s of %s in the morning of the day before", (zone, start, before, from, last, after) => {
    const times = [before, from, last, after].map((time) => new Date(`2026-11-${time}:00Z`));
    const due = times.map((now) => isReminderDue(confirmed(start), zone, now));
    expect(due).toEqual([false, true, true, false]);
  });

  it.each([
    // Clocks change in the night before the appointment, or in the night before the reminder.
    ["Europe/Paris", "2026-10-25T09:00Z", "2026-10-24T05:59Z", "2026-10-24T06:00Z"],
    ["Europe/Paris", "2026-10-26T09:00Z", "2026-10-25T06:59Z", "2026-10-25T07:00Z"],
    ["Europe/Paris", "2027-03-28T09:00Z", "2027-03-27T06:59Z", "2027-03-27T07:00Z"],
    ["Europe/Paris", "2027-03-29T09:00Z", "2027-03-28T05:59Z", "2027-03-28T06:00Z"],
    ["America/New_York", "2026-11-01T15:00Z", "2026-10-31T11:59Z", "2026-10-31T12:00Z"],
    // Midnight does not exist on that day in Santiago.
    ["America/Santiago", "2026-09-06T14:00Z", "2026-09-05T11:59Z", "2026-09-05T12:00Z"],
    ["Pacific/Auckland", "2026-09-27T21:00Z", "2026-09-26T18:59Z", "2026-09-26T19:00Z"],
  ])("in %s of %s at eight by the clock, whatever the night was", (zone, start, before, from) => {
    expect(isReminderDue(confirmed(start), zone, new Date(before))).toBe(false);
    expect(isReminderDue(confirmed(start), zone, new Date(from))).toBe(true);
  });

  it("only of what is confirmed, and was before the morning came", () => {
    const now = new Date("2026-11-23T09:00Z");
    const start = "2026-11-24T10:00Z";
    for (const status of ["pending", "cancelled", "done"] as const) {
      expect(isReminderDue({ ...confirmed(start), status }, "UTC", now)).toBe(false);
    }
    const eight = new Date("2026-11-23T08:00Z");
    expect(isReminderDue(confirmed(start, eight), "UTC", now)).toBe(false);
    expect(isReminderDue(confirmed(start, new Date(eight.getTime() - 1)), "UTC", now)).toBe(true);
  });
});

it("is due once for each appointment in each zone, within the span that is looked at", () => {
  const hour = 60 * 60_000;
  for (const zone of ["Etc/GMT+12", "Pacific/Honolulu", "America/St_Johns", "Etc/GMT-14"]) {
    for (let start = Date.UTC(2026, 9, 20); start < Date.UTC(2026, 10, 5); start += 7.5 * hour) {
      const appointment = confirmed(new Date(start).toISOString());
      const runs = Array.from({ length: 20 }, (_, run) => new Date(start - run * 3 * hour));
      const due = runs.filter((now) => isReminderDue(appointment, zone, now));
      expect(due).toHaveLength(2);
      for (const now of due) {
        const { from, until } = remindedSpan(now);
        expect(appointment.startsAt >= from && appointment.startsAt < until).toBe(true);
      }
    }
  }
});
