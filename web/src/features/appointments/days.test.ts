import { describe, expect, it, test } from "vitest";

import { addDays, dayOf, halfHoursOf, isDay, knownZone, spanOf, weekOf } from "./days.ts";

const hours = ({ from, until }: ReturnType<typeof spanOf>) => (+until - +from) / 3_600_000;

describe("a day", () => {
  it.each([
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/New_York", "2026-11-22", 24],
    ["Europe/Paris", "2026-03-29", 23],
    ["Europe/Paris", "2026-10-25", 25],
    ["Asia/Kolkata", "2026-03-29", 24],
    // Half an hour is what they change their clocks by.
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ])("in %s, %s, has %d hours", (zone, day, length) => {
    expect(hours(spanOf(day, 1, zone))).toBe(length);
    expect(halfHoursOf(day, zone)).toHaveLength(length * 2);
  });

  it("begins at one where the clocks are changed at midnight", () => {
    const [first] = halfHoursOf("2026-04-24", "Africa/Cairo");
    expect(first).toEqual({ startsAt: new Date("2026-04-23T22:00:00Z"), wallMinutes: 60 });
  });

  it("is the one of the place, not of the server", () => {
    const moment = new Date("2026-11-22T20:00:00Z");
    expect(dayOf(moment, "Asia/Kolkata")).toBe("2026-11-23");
    expect(dayOf(moment, "America/New_York")).toBe("2026-11-22");
  });

  it("is none that there is not", () => {
    expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
    expect(["2026-02-29", "2026-13-01", "26-01-01", "today", ""].some(isDay)).toBe(false);
  });
});

test("the hour that is left out is left out, and the one that comes twice is there twice", () => {
  const at = (day: string, minutes: number) =>
    halfHoursOf(day, "America/New_York").filter(({ wallMinutes }) => wallMinutes === minutes);
  expect(at("2026-03-08", 150)).toEqual([]);
  expect(at("2026-11-01", 90).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2026-11-01T05:30:00.000Z",
    "2026-11-01T06:30:00.000Z",
  ]);
});

test("half hours are on the grid of UTC, wherever the wall's clock is", () => {
  const [kolkata] = halfHoursOf("2026-11-23", "Asia/Kolkata");
  expect(kolkata).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 0 });
  const [kathmandu] = halfHoursOf("2026-11-23", "Asia/Kathmandu");
  expect(kathmandu).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 15 });
});

test("a week is Monday to Sunday, over the ends of months and years", () => {
  expect(weekOf("2027-01-03")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(weekOf("2026-11-23")[0]).toBe("2026-11-23");
  expect(hours(spanOf("2026-03-23", 7, "Europe/Paris"))).toBe(7 * 24 - 1);
});

test("days are counted on the calendar, whatever their hours", () => {
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test("a profile's zone from elsewhere gives way to the device's", () => {
  expect(knownZone("Atlantis/Capital", "Europe/Paris")).toBe("Europe/Paris");
  expect(knownZone(undefined, "Europe/Paris")).toBe("Europe/Paris");
  expect(knownZone("Asia/Kolkata", "Europe/Paris")).toBe("Asia/Kolkata");
});
