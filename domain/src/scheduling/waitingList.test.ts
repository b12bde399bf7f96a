import { expect, test } from "vitest";

import { endsWaiting, freedTime, suitableMode } from "./waitingList.ts";

const ten = new Date("2026-11-24T09:00:00Z");
const noon = new Date("2026-11-24T11:00:00Z");
const eight = new Date("2026-11-24T07:00:00Z");
const monday = new Date("2026-11-23T12:00:00Z");
const confirmed = { status: "confirmed", startsAt: ten } as const;
const canceled = { status: "cancelled", startsAt: ten } as const;

test("a confirmed appointment frees its time when it is canceled or moved", () => {
  expect(freedTime(confirmed, canceled, monday)).toEqual(ten);
  expect(freedTime(confirmed, { ...confirmed, startsAt: noon }, monday)).toEqual(ten);
});

test("other changes free no time", () => {
  expect(freedTime(null, confirmed, monday)).toBeNull();
  expect(freedTime(confirmed, { status: "done", startsAt: ten }, monday)).toBeNull();
  expect(freedTime({ status: "pending", startsAt: ten }, canceled, monday)).toBeNull();
});

test("a time that begins in less than an hour is not offered", () => {
  expect(freedTime(confirmed, canceled, eight)).toEqual(ten);
  const late = new Date(ten.getTime() - 60 * 60_000 + 1);
  expect(freedTime(confirmed, canceled, late)).toBeNull();
});

const wish = { mode: null, partOfDay: null, until: new Date("2026-12-01T00:00:00Z") } as const;
const time = { startsAt: ten, modes: ["inPerson", "telemedicine"], timezone: "UTC" } as const;

test("offers the kind of appointment that the patient waits for", () => {
  expect(suitableMode(wish, time)).toBe("inPerson");
  expect(suitableMode({ ...wish, mode: "telemedicine" }, time)).toBe("telemedicine");
  expect(suitableMode({ ...wish, mode: "telemedicine" }, { ...time, modes: ["inPerson"] })).toBe(
    null,
  );
  expect(suitableMode(wish, { ...time, modes: [] })).toBeNull();
});

test("offers only times before the end of the wait", () => {
  expect(suitableMode({ ...wish, until: ten }, time)).toBeNull();
  expect(suitableMode({ ...wish, until: noon }, time)).not.toBeNull();
});

test("compares the part of the day in the practice's time zone", () => {
  const morning = { ...wish, partOfDay: "morning" } as const;
  const afternoon = { ...wish, partOfDay: "afternoon" } as const;
  const tokyo = { ...time, timezone: "Asia/Tokyo" };
  expect([suitableMode(morning, time), suitableMode(afternoon, time)]).toEqual(["inPerson", null]);
  expect([suitableMode(morning, tokyo), suitableMode(afternoon, tokyo)]).toEqual([
    null,
    "inPerson",
  ]);
  const unknown = { ...time, timezone: "Mars/Olympus" };
  expect(suitableMode(morning, unknown)).toBe("inPerson");
});

test("a newly confirmed appointment in time ends the wait", () => {
  const entry = { until: wish.until, createdAt: monday };
  const made = { status: "confirmed", startsAt: ten, updatedAt: eight } as const;
  expect(endsWaiting(null, made, entry)).toBe(true);
  expect(endsWaiting({ status: "pending", startsAt: ten }, made, entry)).toBe(true);
  expect(endsWaiting({ ...made, startsAt: noon }, made, entry)).toBe(true);
  expect(endsWaiting(made, made, entry)).toBe(false);
  expect(endsWaiting(null, { ...made, status: "pending" }, entry)).toBe(false);
  expect(endsWaiting(null, made, { ...entry, until: ten })).toBe(false);
  expect(endsWaiting(null, made, { ...entry, createdAt: noon })).toBe(false);
});
