import { expect, test } from "vitest";

import { clockRange, clockTime, exactTime, relativeTime, soonTime } from "./relativeTime.ts";

const now = new Date(2026, 10, 21, 15, 0, 0);

test.each([
  [new Date(2026, 10, 21, 14, 59, 40), "now"],
  [new Date(2026, 10, 21, 15, 0, 30), "now"],
  [new Date(2026, 10, 21, 14, 59, 10), "1 minute ago"],
  [new Date(2026, 10, 21, 14, 48, 0), "12 minutes ago"],
  [new Date(2026, 10, 21, 14, 10, 0), "1 hour ago"],
  [new Date(2026, 10, 21, 0, 5, 0), "15 hours ago"],
  [new Date(2026, 10, 20, 23, 0, 0), "yesterday"],
  [new Date(2026, 10, 16, 9, 0, 0), "5 days ago"],
  [new Date(2026, 10, 14, 9, 0, 0), "Nov 14, 2026"],
])("formats %s as %s", (moment, text) => {
  expect(relativeTime(moment, now, "en")).toBe(text);
});

test("shows an hour ago rather than yesterday shortly after midnight", () => {
  const justPast = new Date(2026, 10, 21, 0, 30, 0);
  expect(relativeTime(new Date(2026, 10, 20, 23, 30, 0), justPast, "en")).toBe("1 hour ago");
});

test("formats the time in each language", () => {
  const moment = new Date(2026, 10, 20, 9, 0, 0);
  expect(relativeTime(moment, now, "es")).toBe("ayer");
  expect(relativeTime(moment, now, "pt")).toBe("ontem");
  expect(relativeTime(moment, now, "fr")).toBe("hier");
  expect(exactTime(moment, "fr")).toBe("20 nov. 2026, 09:00");
});

test("shows the times of day of a range in a time zone, and one time for equal moments", () => {
  const [from, until] = [new Date("2026-11-20T09:00:00Z"), new Date("2026-11-20T10:30:00Z")];
  expect(clockRange(from, until, "fr", "Europe/Paris")).toMatch(/^10:00\s?[–-]\s?11:30\sUTC\+1$/);
  expect(clockRange(from, from, "fr")).toBe(clockTime(from, "fr"));
});

test("says the zone of a time only where the device shows another one", () => {
  const moment = new Date("2026-11-20T09:00:00Z");
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(exactTime(moment, "en", device)).toBe(exactTime(moment, "en"));
  // No zone of the machines that run the tests.
  expect(exactTime(moment, "en", "Asia/Kathmandu")).toBe("Nov 20, 2026, 2:45 PM\u{a0}GMT+5:45");
  expect(clockTime(moment, "fr", "Asia/Kathmandu")).toBe("14:45\u{a0}UTC+5:45");
});

test("counts days in the reader's zone", () => {
  const [late, next] = [new Date("2026-11-20T20:00:00Z"), new Date("2026-11-21T06:00:00Z")];
  expect(relativeTime(late, next, "en", "UTC")).toBe("yesterday");
  // Already November 21 in Auckland.
  expect(relativeTime(late, next, "en", "Pacific/Auckland")).toBe("10 hours ago");
});

test.each([
  [21, "en", "Today 6:30 PM"],
  [22, "es", "Mañana 18:30"],
  [22, "fr", "Demain 18:30"],
  [26, "fr", "Jeu. 18:30"],
  [23, "en", "Mon 6:30 PM"],
  [23, "pt", "Seg. 18:30"],
] as const)("names a time in the next days: %i in %s", (day, language, text) => {
  const shown = soonTime(new Date(2026, 10, day, 18, 30), now, language);
  expect(shown.replace(/\s/g, " ")).toBe(text);
});
