import { describe, expect, it } from "vitest";

import { dueReport, mayBeDue } from "./dueReport.ts";

describe("a report is due", () => {
  it.each([
    // zone, just before, first moment, last moment, just after
    ["UTC", "11-01T07:59", "11-01T08:00", "11-03T23:59", "11-04T00:00"],
    // In New York, clocks are set back on that day, so one hour occurs twice.
    ["America/New_York", "11-01T12:59", "11-01T13:00", "11-04T04:59", "11-04T05:00"],
    ["Europe/Madrid", "11-01T06:59", "11-01T07:00", "11-03T22:59", "11-03T23:00"],
    ["Etc/GMT+12", "11-01T19:59", "11-01T20:00", "11-04T11:59", "11-04T12:00"],
    // In these zones, the UTC month, which the figures use, ends after eight o'clock.
    ["Pacific/Kiritimati", "10-31T23:59", "11-01T00:00", "11-03T09:59", "11-03T10:00"],
    ["Asia/Tokyo", "10-31T23:59", "11-01T00:00", "11-03T14:59", "11-03T15:00"],
    ["Asia/Kathmandu", "11-01T02:14", "11-01T02:15", "11-03T18:14", "11-03T18:15"],
    ["Moon/Tranquility", "11-01T07:59", "11-01T08:00", "11-03T23:59", "11-04T00:00"],
  ])("in %s from its morning on, for three days", (zone, before, from, last, after) => {
    const due = [before, from, last, after].map((time) =>
      dueReport(new Date(`2026-${time}:00Z`), zone),
    );
    expect(due).toEqual([null, "2026-10", "2026-10", null]);
  });

  it.each([
    ["Europe/Madrid", "2027-04-01T05:59Z", "2027-04-01T06:00Z", "2027-03"],
    ["America/Santiago", "2027-05-01T11:59Z", "2027-05-01T12:00Z", "2027-04"],
    ["Pacific/Apia", "2026-12-31T23:59Z", "2027-01-01T00:00Z", "2026-12"],
  ])("in %s by daylight saving or standard time", (zone, before, from, month) => {
    expect(dueReport(new Date(before), zone)).toBeNull();
    expect(dueReport(new Date(from), zone)).toBe(month);
  });

  it("in January for December of the previous year", () => {
    expect(dueReport(new Date("2027-01-01T12:00Z"), "UTC")).toBe("2026-12");
  });
});

it("gives each zone every month once, without a gap, and only while `mayBeDue` is true", () => {
  for (const zone of ["Etc/GMT+12", "America/St_Johns", "Etc/GMT-14"]) {
    const runs: (string | null)[] = [];
    const passedOver: Date[] = [];
    for (let hour = 0; hour < 365 * 24; hour += 12) {
      const now = new Date(Date.UTC(2026, 0, 5, hour, 5));
      const due = dueReport(now, zone);
      if (due !== null && !mayBeDue(now)) passedOver.push(now);
      if (runs.at(-1) !== due) runs.push(due);
    }
    const months = runs.filter((month) => month !== null);
    expect({ zone, passedOver, months }).toEqual({
      zone,
      passedOver: [],
      months: Array.from({ length: 12 }, (_, at) =>
        new Date(Date.UTC(2026, at)).toISOString().slice(0, 7),
      ),
    });
  }
});

it("rules out a due report outside the first days of a month", () => {
  expect(mayBeDue(new Date("2026-11-05T00:00Z"))).toBe(false);
  expect(mayBeDue(new Date("2026-11-21T12:00Z"))).toBe(false);
  expect(mayBeDue(new Date("2026-10-31T23:59Z"))).toBe(false);
});
