import { describe, expect, it, test } from "vitest";

import {
  appointmentSchema,
  appointmentStatuses,
  doneUndoableUntil,
  endOf,
  isAtShortNotice,
  isLeftOpen,
  isToCome,
  isWaiting,
  nextStatuses,
  recordClosesAt,
  recordOpensAt,
} from "./appointment.ts";

const startsAt = new Date("2026-11-23T09:30:00Z");

const appointment = {
  clinicianId: "demo-doctor",
  patientId: "demo-member",
  patientName: "Beatriz Nogueira",
  mode: "telemedicine",
  status: "pending",
  startsAt,
  reason: "",
  requestedBy: "demo-member",
  rev: 1,
  createdAt: startsAt,
  updatedAt: startsAt,
};

describe("an appointment", () => {
  it.each([
    ["made two hours before", "2026-11-23T07:30:00.000Z", undefined, false],
    ["made less than two hours before", "2026-11-23T07:30:00.001Z", undefined, true],
    ["made in time, moved late", "2026-11-01T07:30:00Z", "2026-11-23T09:15:00Z", true],
    ["made late, moved in time", "2026-11-23T09:15:00Z", "2026-11-23T07:30:00Z", false],
  ])("that was %s is at short notice: %4$s", (_case, created, timeSet, expected) => {
    const timeSetAt = timeSet === undefined ? undefined : new Date(timeSet);
    const createdAt = new Date(created);
    expect(isAtShortNotice({ startsAt, createdAt, timeSetAt })).toBe(expected);
  });

  it("lasts half an hour, with its record open from 15 minutes before to an hour after", () => {
    expect(endOf({ startsAt, minutes: 30 })).toEqual(new Date("2026-11-23T10:00:00Z"));
    expect(recordOpensAt({ startsAt })).toEqual(new Date("2026-11-23T09:15:00Z"));
    expect(recordClosesAt({ startsAt, minutes: 30 })).toEqual(new Date("2026-11-23T11:00:00Z"));
  });

  it("may have a reason or none", () => {
    for (const reason of ["", "Headaches", "x".repeat(300)]) {
      expect(appointmentSchema.parse({ ...appointment, reason }).reason).toBe(reason);
    }
  });

  test.each<[string, object]>([
    ["off the grid", { startsAt: new Date("2026-11-23T09:10:00Z") }],
    ["of twenty minutes", { minutes: 20 }],
    ["a millisecond off the grid", { startsAt: new Date("2026-11-23T09:30:00.001Z") }],
    ["at no time", { startsAt: new Date(Number.NaN) }],
    ["with a reason too long", { reason: "x".repeat(301) }],
    ["with a reason of two lines", { reason: "Head\naches" }],
    ["with a blank reason", { reason: " " }],
    ["with a patient who is a path", { patientId: "a/b" }],
    ["of an unknown status", { status: "noShow" }],
  ])("is refused %s", (_case, change) => {
    expect(appointmentSchema.safeParse({ ...appointment, ...change }).success).toBe(false);
  });
});

test("cannot leave a final status", () => {
  const ends = appointmentStatuses.filter((status) => nextStatuses[status].length === 0);
  expect(ends).toEqual(["cancelled"]);
});

test("is left open once it has ended, until it is marked as done", () => {
  const end = endOf({ startsAt, minutes: 30 });
  expect(isLeftOpen({ status: "confirmed", startsAt, minutes: 30 }, end)).toBe(true);
  expect(
    isLeftOpen({ status: "confirmed", startsAt, minutes: 30 }, new Date(end.getTime() - 1)),
  ).toBe(false);
  expect(isLeftOpen({ status: "done", startsAt, minutes: 30 }, end)).toBe(false);
});

test("can be undone for ten minutes after it was marked as done", () => {
  const updatedAt = new Date("2026-11-23T10:00:00Z");
  expect(doneUndoableUntil({ status: "done", updatedAt })).toEqual(
    new Date("2026-11-23T10:10:00Z"),
  );
  expect(doneUndoableUntil({ status: "confirmed", updatedAt })).toBeNull();
});

test("can be moved at its patient's request until it starts", () => {
  const before = new Date(startsAt.getTime() - 1);
  expect(isToCome({ status: "confirmed", startsAt }, before)).toBe(true);
  expect(isToCome({ status: "confirmed", startsAt }, startsAt)).toBe(false);
  expect(isToCome({ status: "pending", startsAt }, before)).toBe(false);
  expect(isWaiting({ status: "pending", startsAt }, before)).toBe(true);
  expect(isWaiting({ status: "pending", startsAt }, startsAt)).toBe(false);
  expect(isWaiting({ status: "cancelled", startsAt }, before)).toBe(false);
});
