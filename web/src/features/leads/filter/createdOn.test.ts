import { describe, expect, test } from "vitest";

import { createdOn } from "./createdOn.ts";

/** Half past midnight on December 1 in Madrid; still November in UTC. */
const now = new Date("2026-11-30T23:30:00Z");
const madrid = "Europe/Madrid";

function moments(days: string, zone: string | undefined = madrid, at = now) {
  const on = createdOn(days, { now: at, zone });
  return on === null ? null : [on.from.toISOString(), on.until?.toISOString() ?? null];
}

test.each([
  ["today", ["2026-11-30T23:00:00.000Z", null]],
  ["last7Days", ["2026-11-24T23:00:00.000Z", null]],
  ["thisMonth", ["2026-11-30T23:00:00.000Z", null]],
  ["lastMonth", ["2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"]],
  ["2026-11-01_2026-11-29", ["2026-10-31T23:00:00.000Z", "2026-11-29T23:00:00.000Z"]],
  ["2026-11-30_2026-11-30", ["2026-11-29T23:00:00.000Z", "2026-11-30T23:00:00.000Z"]],
])("reads %s in the reader's time zone", (days, expected) => {
  expect(moments(days)).toEqual(expected);
});

test("reads last month in January as December", () => {
  const january = new Date("2026-01-31T12:00:00Z");
  const december = ["2025-12-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"];
  expect(moments("lastMonth", "UTC", january)).toEqual(december);
});

test("has no end while the days last, so that a lead without a time of the server counts", () => {
  expect(moments("2026-11-01_2026-12-01")).toEqual(["2026-10-31T23:00:00.000Z", null]);
  expect(moments("2027-01-01_2027-01-31")).toEqual(["2026-12-31T23:00:00.000Z", null]);
});

test("knows that a day on which the clocks change has 23 or 25 hours", () => {
  const later = new Date("2026-12-15T12:00:00Z");
  const spring = ["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"];
  expect(moments("2026-03-29_2026-03-29", madrid, later)).toEqual(spring);
  const autumn = ["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"];
  expect(moments("2026-10-25_2026-10-25", madrid, later)).toEqual(autumn);
});

test("reads a month as the figures count it, from midnight UTC", () => {
  expect(moments("2026-11")).toEqual(["2026-11-01T00:00:00.000Z", null]);
  expect(moments("2026-02")).toEqual(["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"]);
});

describe("asks for all days", () => {
  test.each([
    "",
    "tomorrow",
    "2026",
    "2026-13",
    "2026-11-30",
    "2026-11-30_2026-11-01",
    "2026-02-30_2026-03-01",
    "2026-02-01_2026-02-30",
    "99999-01-01_99999-12-31",
    "0000-01-01_0000-01-02",
    "2026-11-01_",
    "_2026-11-01",
    "2026-11-01_2026-11-02_2026-11-03",
    "2026-11-01..2026-11-30",
    "constructor",
  ])("for “%s”", (days) => {
    expect(moments(days)).toBeNull();
  });
});
