import { expect, test } from "vitest";

import { dayAt, dayInWords, daysBetween } from "./calendarDay.ts";

test.each([
  ["2026-11-22T02:30:00Z", "America/Sao_Paulo", "2026-11-21"],
  ["2026-11-22T02:30:00Z", "Europe/Paris", "2026-11-22"],
  ["2026-11-22T23:30:00Z", "Pacific/Auckland", "2026-11-23"],
  ["2026-03-29T00:59:59Z", "Europe/Paris", "2026-03-29"],
])("%s is, in %s, the day %s", (moment, zone, day) => {
  expect(dayAt(new Date(moment), zone)).toBe(day);
});

test("a zone that this browser does not know is read as the device's", () => {
  const noon = new Date(2026, 10, 22, 12);
  expect(dayAt(noon, "Mars/Olympus")).toBe("2026-11-22");
});

test("days are counted over months, leap days and the ends of summer time", () => {
  expect(daysBetween("2026-11-22", "2026-11-22")).toBe(0);
  expect(daysBetween("2026-11-22", "2026-12-01")).toBe(9);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});

test("a day is named with its year only where that is another", () => {
  expect(dayInWords("2026-11-23", "2026-11-22", "en")).toBe("Mon, Nov 23");
  expect(dayInWords("2027-01-04", "2026-11-22", "en")).toBe("Mon, Jan 4, 2027");
});
