import { describe, expect, it, test } from "vitest";

import { freeSlots, slotId } from "./slot.ts";

/** The free slots, as UTC to the minute. */
function free(after: string, timezone: string, count: number, taken: readonly string[] = []) {
  return freeSlots({
    after: new Date(after),
    timezone,
    count,
    taken: taken.map((time) => new Date(time)),
  }).map((time) => time.toISOString().slice(0, 16));
}

test("makes a slot's id from its clinician and start", () => {
  expect(slotId("carla", new Date("1970-01-02T00:30:00Z"))).toBe("carla_1470");
});

describe("the next free times", () => {
  it("are the untaken half hours from now on", () => {
    const taken = ["2026-11-23T10:30Z", "2026-11-23T11:30Z"];
    expect(free("2026-11-23T10:00:00Z", "Europe/London", 3, taken)).toEqual([
      "2026-11-23T11:00",
      "2026-11-23T12:00",
      "2026-11-23T12:30",
    ]);
  });

  it("continue on the next working day, also after a weekend", () => {
    expect(free("2026-11-20T16:00:00Z", "Europe/London", 3)).toEqual([
      "2026-11-20T16:30",
      "2026-11-23T09:00",
      "2026-11-23T09:30",
    ]);
  });

  it.each([
    ["America/New_York", "2026-03-06T23:00:00Z", "2026-03-09T13:00"],
    ["America/New_York", "2026-10-30T23:00:00Z", "2026-11-02T14:00"],
    ["Europe/Paris", "2026-03-27T20:00:00Z", "2026-03-30T07:00"],
    ["Europe/Paris", "2026-10-23T20:00:00Z", "2026-10-26T08:00"],
    ["Asia/Kolkata", "2026-11-22T10:00:00Z", "2026-11-23T03:30"],
  ])("start at nine local time in %s after %s", (timezone, after, first) => {
    expect(free(after, timezone, 1)).toEqual([first]);
  });

  it("stay on the grid within working hours in a zone with a quarter-hour offset", () => {
    const day = free("2026-11-22T20:00:00Z", "Asia/Kathmandu", 16);
    expect(day[0]).toBe("2026-11-23T03:30");
    expect(day[14]).toBe("2026-11-23T10:30");
    expect(day[15]).toBe("2026-11-24T03:30");
  });

  it("fill a working day with sixteen slots", () => {
    expect(free("2026-11-22T00:00:00Z", "Europe/Paris", 17).slice(15)).toEqual([
      "2026-11-23T15:30",
      "2026-11-24T08:00",
    ]);
  });

  it("cover at most four weeks, and use UTC if the time zone is unknown", () => {
    expect(free("2026-11-22T00:00:00Z", "Atlantis/Capital", 10_000)).toHaveLength(20 * 16);
  });
});
