import { describe, expect, it } from "vitest";

import type { Appointment } from "./appointment.ts";
import {
  appointmentChangeOf,
  bellsOf,
  hasEvent,
  recipientsOf,
  stillStands,
} from "./appointmentChange.ts";

const now = new Date("2026-11-20T09:00:00Z");
const later = new Date("2026-11-24T11:00:00Z");
const request: Appointment = {
  clinicianId: "camille",
  patientId: "beatriz",
  patientName: "Beatriz Nogueira",
  mode: "telemedicine",
  status: "pending",
  startsAt: new Date("2026-11-24T10:00:00Z"),
  minutes: 30,
  reason: "",
  requestedBy: "beatriz",
  rev: 1,
  createdAt: now,
  updatedAt: now,
};
const confirmed: Appointment = { ...request, status: "confirmed", rev: 2 };
const cancelled: Appointment = { ...request, status: "cancelled", rev: 3 };

const moveRequest: Appointment = { ...request, replaces: "a1" };
const replacement: Appointment = { ...confirmed, replaces: "a1", eventId: "a1" };
const isCanceled = { status: "cancelled", rev: 2, canceledBy: "camille" } as const;
const canceledReplacement: Appointment = { ...replacement, status: "cancelled", rev: 3 };

describe("the change of an appointment", () => {
  it.each([
    ["a new request", null, request, "requested"],
    ["a new confirmed appointment", null, confirmed, "confirmed"],
    ["a confirmed request", request, confirmed, "confirmed"],
    ["a request confirmed for another time", request, { ...confirmed, startsAt: later }, "moved"],
    ["a moved appointment", confirmed, { ...confirmed, startsAt: later }, "moved"],
    ["a canceled appointment", confirmed, cancelled, "cancelled"],
    ["a canceled request", request, cancelled, "cancelled"],
    ["one that is done", confirmed, { ...confirmed, status: "done" }, null],
    ["one that is no longer done", { ...confirmed, status: "done" }, confirmed, null],
    ["another revision of the same", confirmed, { ...confirmed, rev: 3 }, null],
    ["one that is stored as canceled", null, cancelled, null],
    ["one that becomes a request again", confirmed, request, null],
    ["a request to move an appointment", null, moveRequest, "moveRequested"],
    ["one that is confirmed", moveRequest, replacement, "moved"],
    ["one that is confirmed as a plain request", moveRequest, confirmed, "confirmed"],
    [
      "one that is declined or withdrawn",
      moveRequest,
      { ...moveRequest, ...isCanceled },
      "notMoved",
    ],
    ["the appointment that it replaces", confirmed, { ...cancelled, replacedBy: "a2" }, null],
    ["an appointment that a request names", confirmed, { ...confirmed, moveRequestId: "a2" }, null],
    ["a canceled one that had replaced another", replacement, canceledReplacement, "cancelled"],
  ] as const)("is, for %s, %s", (_what, before, after, change) => {
    expect(appointmentChangeOf(before, after, now)).toBe(change);
  });

  it("is announced until the appointment ends, and no later", () => {
    expect(appointmentChangeOf(null, confirmedUntil(new Date(now.getTime() + 1)), now)).toBe(
      "confirmed",
    );
    expect(appointmentChangeOf(null, confirmedUntil(now), now)).toBeNull();
  });

  it("is announced for 25 hours, as long as its event can be late", () => {
    const limit = new Date(now.getTime() - 25 * 60 * 60 * 1000);
    expect(appointmentChangeOf(null, { ...request, updatedAt: limit }, now)).toBe("requested");
    const older = new Date(limit.getTime() - 1);
    expect(appointmentChangeOf(null, { ...request, updatedAt: older }, now)).toBeNull();
  });
});

it("goes to both participants, but a request only to who must answer", () => {
  expect(recipientsOf("requested", request)).toEqual(["clinicianId"]);
  expect(recipientsOf("requested", { ...request, requestedBy: "camille" })).toEqual(["patientId"]);
  for (const change of ["confirmed", "moved", "cancelled"] as const) {
    expect(recipientsOf(change, request)).toEqual(["clinicianId", "patientId"]);
  }
});

it("goes, if an appointment is not moved, only to the one who didn't decide that", () => {
  expect(recipientsOf("moveRequested", moveRequest)).toEqual(["clinicianId"]);
  const by = (canceledBy: string) => ({ ...moveRequest, canceledBy });
  expect(recipientsOf("notMoved", by("beatriz"))).toEqual(["clinicianId"]);
  expect(recipientsOf("notMoved", by("camille"))).toEqual(["patientId"]);
  expect(bellsOf("moveRequested", moveRequest)).toEqual(["clinicianId"]);
  expect(bellsOf("notMoved", by("beatriz"))).toEqual(["clinicianId"]);
  expect(bellsOf("notMoved", by("camille"))).toEqual(["patientId"]);
});

it("is in calendars once a request to move it has been confirmed", () => {
  expect([request, moveRequest, replacement, confirmed].map(hasEvent)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it("rings the bell of everyone but the person who made the change", () => {
  expect(bellsOf("requested", request)).toEqual(["clinicianId"]);
  expect(bellsOf("requested", { ...request, requestedBy: "camille" })).toEqual(["patientId"]);
  expect(bellsOf("confirmed", confirmed)).toEqual(["patientId"]);
  expect(bellsOf("moved", confirmed)).toEqual(["patientId"]);
  expect(bellsOf("cancelled", { ...cancelled, canceledBy: "camille" })).toEqual(["patientId"]);
  expect(bellsOf("cancelled", { ...cancelled, canceledBy: "beatriz" })).toEqual(["clinicianId"]);
  expect(bellsOf("cancelled", cancelled)).toEqual(["clinicianId", "patientId"]);
});

it("no longer stands after another status or time", () => {
  expect(stillStands(confirmed, { ...confirmed, rev: 3 })).toBe(true);
  expect(stillStands(confirmed, cancelled)).toBe(false);
  expect(stillStands(confirmed, { ...confirmed, startsAt: later })).toBe(false);
});

function confirmedUntil(end: Date) {
  return { ...confirmed, startsAt: new Date(end.getTime() - 30 * 60_000) };
}
