import { beforeEach, expect, test, vi } from "vitest";

import { zoneToSay } from "./zoneToSay.ts";

const winter = new Date("2026-11-20T09:00:00Z");
const summer = new Date("2026-07-20T09:00:00Z");

// A device in Madrid: one hour ahead of UTC, two in summer.
beforeEach(() => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    return this.getUTCMonth() === 6 ? -120 : -60;
  });
});

test.each([
  ["America/New_York", "en", winter, "GMT-5"],
  ["America/New_York", "en", summer, "GMT-4"],
  ["America/New_York", "fr", winter, "UTC−5"],
  ["America/Sao_Paulo", "pt", winter, "GMT-3"],
  ["Europe/London", "es", winter, "GMT+0"],
  ["Asia/Kolkata", "en", winter, "GMT+5:30"],
  ["UTC", "en", winter, "GMT+0"],
] as const)("says %s in %s, where the device shows another time", (zone, language, at, name) => {
  expect(zoneToSay(at, language, zone)).toBe(name);
});

test.each(["Europe/Madrid", "Europe/Paris", undefined, "Mars/Olympus"])(
  "says nothing about %s, whose clock shows what the device shows",
  (zone) => {
    expect(zoneToSay(winter, "en", zone)).toBeNull();
    expect(zoneToSay(summer, "en", zone)).toBeNull();
  },
);

test("says a zone only while the clocks differ", () => {
  // Lagos has no summer time.
  expect(zoneToSay(winter, "en", "Africa/Lagos")).toBeNull();
  expect(zoneToSay(summer, "en", "Africa/Lagos")).toBe("GMT+1");
});

test("says the zone if the practice's clock shows another time", () => {
  expect(zoneToSay(winter, "en", "Europe/Madrid", ["Europe/Paris", null])).toBeNull();
  expect(zoneToSay(winter, "en", "Europe/Madrid", ["America/New_York"])).toBe("GMT+1");
  expect(zoneToSay(winter, "en", undefined, ["America/New_York"])).not.toBeNull();
  expect(zoneToSay(winter, "en", "Europe/Madrid", ["Mars/Olympus"])).toBeNull();
});
