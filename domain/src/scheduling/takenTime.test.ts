import { expect, test } from "vitest";

import {
  cellsOf,
  endOfTakenDay,
  isInOneDay,
  overlapping,
  takenDayChanges,
  takenDayOf,
  takenPartOf,
  takenTimesOf,
} from "./takenTime.ts";

const at = (time: string) => new Date(`1970-01-02T${time}:00Z`);
const confirmed = { status: "confirmed", token: "one" } as const;
const partAt = (time: string, minutes: 15 | 30 | 45 | 60) =>
  takenPartOf({ ...confirmed, startsAt: at(time), minutes });

test("gives an appointment a cell for each quarter of an hour", () => {
  expect(cellsOf({ startsAt: at("00:30"), minutes: 45 })).toEqual(["98", "99", "100"]);
});

test("begins a day at 4:00 in UTC, which no appointment crosses", () => {
  expect([takenDayOf(at("03:59")), takenDayOf(at("04:00"))]).toEqual(["0", "1"]);
  expect(endOfTakenDay("0")).toEqual(at("04:00"));
  expect(isInOneDay({ startsAt: at("03:30"), minutes: 30 })).toBe(true);
  expect(isInOneDay({ startsAt: at("03:30"), minutes: 45 })).toBe(false);
});

test("takes time only for confirmed appointments with a token", () => {
  const its = { startsAt: at("10:00"), minutes: 15 } as const;
  expect(takenPartOf({ ...its, ...confirmed })).toEqual({ day: "1", cells: { "136": "one" } });
  expect(takenPartOf({ ...its, ...confirmed, status: "cancelled" })).toBeNull();
  expect(takenPartOf({ ...its, ...confirmed, token: undefined })).toBeNull();
});

test("changes only what must when an appointment moves onto a part of its own time", () => {
  const [frees, takes] = [partAt("15:00", 60), partAt("15:30", 60)];
  const freed = { "156": null, "157": null };
  expect(takenDayChanges({ frees, takes })).toEqual(
    new Map([["1", { ...freed, "158": "one", "159": "one", "160": "one", "161": "one" }]]),
  );
});

test("changes two days when an appointment moves from one to another", () => {
  const changes = takenDayChanges({ frees: partAt("03:00", 15), takes: partAt("05:00", 15) });
  expect([...changes.keys()]).toEqual(["0", "1"]);
});

test("merges the cells of an appointment, and leaves out those of the one that moves", () => {
  const cells = { ...partAt("10:00", 30)?.cells, "138": "two", "140": "two" };
  const time = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
  const theirs = [time("10:30", "10:45"), time("11:00", "11:15")];
  expect(takenTimesOf([{ cells }])).toEqual([time("10:00", "10:30"), ...theirs]);
  expect(takenTimesOf([{ cells }], "one")).toEqual(theirs);
  expect(overlapping(theirs, { startsAt: at("10:15"), minutes: 30 })).toEqual(theirs[0]);
  expect(overlapping(theirs, { startsAt: at("10:45"), minutes: 15 })).toBeUndefined();
});
