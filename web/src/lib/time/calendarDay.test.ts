import { expect, test } from "vitest";

import {
  addDays,
  dayAt,
  dayTitle,
  daysBetween,
  isDay,
  knownZone,
  spanOf,
  weekOf,
} from "./calendarDay.ts";

const hours = ({ from, until }: ReturnType<typeof spanOf>) => (+until - +from) / 3_600_000;

test.each([
  ["2026-11-22T02:30:00Z", "America/Sao_Paulo", "2026-11-21"],
  ["2026-11-22T02:30:00Z", "Europe/Paris", "2026-11-22"],
  ["2026-11-22T23:30:00Z", "Pacific/Auckland", "2026-11-23"],
  ["2026-03-29T00:59:59Z", "Europe/Paris", "2026-03-29"],
])("places %s in %s on the day %s", (moment, zone, day) => {
  expect(dayAt(new Date(moment), zone)).toBe(day);
});

test("rejects a day that does not exist", () => {
  expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "26-01-01", "today", ""].some(isDay)).toBe(false);
});

test("returns the week from Monday to Sunday across months and years", () => {
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

test("begins a day when the clocks do", () => {
  const begins = (day: string, zone: string) => spanOf(day, 1, zone).from.toISOString();
  expect(begins("2026-11-24", "America/Lima")).toBe("2026-11-24T05:00:00.000Z");
  // Skips midnight.
  expect(begins("2026-09-06", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
  // Repeats midnight: the first one counts.
  expect(begins("2026-11-01", "America/Havana")).toBe("2026-11-01T04:00:00.000Z");
  expect(begins("2026-10-25", "Atlantic/Azores")).toBe("2026-10-25T00:00:00.000Z");
});

test("counts days by the calendar, regardless of their hours", () => {
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test("uses the device's zone when the profile's zone is unknown", () => {
  expect(knownZone("Atlantis/Capital", "Europe/Paris")).toBe("Europe/Paris");
  expect(knownZone(undefined, "Europe/Paris")).toBe("Europe/Paris");
  expect(knownZone("Asia/Kolkata", "Europe/Paris")).toBe("Asia/Kolkata");
});

test("counts days across months, leap days and the end of daylight saving time", () => {
  expect(daysBetween("2026-11-22", "2026-11-22")).toBe(0);
  expect(daysBetween("2026-11-22", "2026-12-01")).toBe(9);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});

test("writes a full day as a title in each language", () => {
  const titles = (["en", "es", "pt", "fr"] as const).map((language) =>
    dayTitle("2026-11-24", language),
  );
  expect(titles).toEqual([
    "Tuesday, November 24, 2026",
    "Martes, 24 de noviembre de 2026",
    "Terça-feira, 24 de novembro de 2026",
    "Mardi 24 novembre 2026",
  ]);
});
