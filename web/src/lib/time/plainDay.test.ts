import { expect, test } from "vitest";

import { dayAfter, dayIn, dayInWords, momentAt, timeIn } from "./plainDay.ts";

const moment = new Date("2026-11-22T23:30:00Z");

test.each([
  ["America/Lima", "2026-11-22", "18:30"],
  ["Europe/Madrid", "2026-11-23", "00:30"],
  ["Asia/Kathmandu", "2026-11-23", "05:15"],
])("reads the clock in %s", (zone, day, time) => {
  expect([dayIn(moment, zone), timeIn(moment, zone)]).toEqual([day, time]);
  expect(momentAt(day, time, zone)).toEqual(moment);
});

test("counts an unknown zone as the device's", () => {
  expect(dayIn(moment, "Nowhere/Town")).toBe(dayIn(moment, undefined));
});

test("finds local times on days when the clocks change", () => {
  expect(momentAt("2026-10-25", "09:00", "Europe/Madrid")).toEqual(new Date("2026-10-25T08:00Z"));
  expect(momentAt("2026-10-25", "01:30", "Europe/Madrid")).toEqual(new Date("2026-10-24T23:30Z"));
  expect(momentAt("2026-03-29", "00:30", "Europe/Madrid")).toEqual(new Date("2026-03-28T23:30Z"));
});

test("counts days across months and leap days", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
});

test("names a day with its year only when the year differs", () => {
  expect(dayInWords("2026-11-23", "2026-11-22", "en")).toBe("Mon, Nov 23");
  expect(dayInWords("2027-01-04", "2026-11-22", "en")).toBe("Mon, Jan 4, 2027");
});
