import { visitClosesAt, type Visit } from "@salvia/domain/scheduling/visit";
import { expect, test } from "vitest";

import { appointment } from "../../../../seed/appointments.ts";
import { visit } from "../../../../seed/visits.ts";
import { visitStage } from "./visitStage.ts";

const startsAt = new Date("2026-11-24T10:00:00Z");
const confirmed = appointment({ status: "confirmed", startsAt });
const expireAt = visitClosesAt(confirmed);

function stage(
  side: "clinician" | "patient",
  details: Partial<Visit> | null,
  { at = "10:05", session = "mine", joined = false, reloaded = "none", of = confirmed } = {},
) {
  const now = new Date(`2026-11-24T${at}:00Z`);
  const its = details && visit({ expireAt, ...details });
  return visitStage({ appointment: of, visit: its, side, session, joined, reloaded, now });
}

test.each([
  ["09:44", "early"],
  ["09:45", "door"],
  ["11:29", "door"],
  ["11:30", "closed"],
] as const)("at %s the doors of a visit at ten are: %s", (at, expected) => {
  expect(stage("patient", null, { at })).toBe(expected);
  expect(stage("clinician", null, { at })).toBe(expected);
});

test.each([{ mode: "inPerson" }, { status: "pending" }, { status: "cancelled" }] as const)(
  "an appointment with %j has no doors",
  (fields) => {
    expect(stage("patient", null, { of: { ...confirmed, ...fields } })).toBe("none");
  },
);

test("the patient waits at the page that entered; the clinician sees it at the door", () => {
  const waiting = { patientSession: "older" };
  expect(stage("patient", waiting, { session: "older", joined: true })).toBe("waiting");
  expect(stage("patient", waiting, { joined: true })).toBe("elsewhere");
  expect(stage("clinician", waiting)).toBe("door");
});

test.each([
  ["waiting", {}, "waiting"],
  ["left", {}, "waiting"],
  ["admitted", { admittedAt: startsAt }, "room"],
  ["left", { admittedAt: startsAt }, "room"],
] as const)(
  "a page that is opened asks before it takes the place of one that is %s, %j; a reload does not",
  (state, fields, expected) => {
    const its = { state, patientSession: "older", ...fields };
    expect(stage("patient", its)).toBe("door");
    expect(stage("patient", its, { reloaded: "older" })).toBe(expected);
    expect(stage("patient", its, { reloaded: "another" })).toBe("door");
  },
);

test("a patient who left is at the door again; the clinician stays in the room they left", () => {
  const left = { state: "left", patientSession: "mine" } as const;
  expect(stage("patient", left, { joined: true })).toBe("door");
  expect(stage("clinician", left)).toBe("door");
  const leftCall = { ...left, admittedAt: startsAt, clinicianSession: "mine" };
  expect(stage("patient", leftCall, { joined: true })).toBe("door");
  expect(stage("clinician", leftCall, { joined: true })).toBe("room");
  expect(stage("clinician", leftCall, { session: "newer" })).toBe("room");
});

test("once admitted both are in the room, each at the newest of their pages", () => {
  const admitted = {
    state: "admitted",
    admittedAt: startsAt,
    clinicianSession: "mine",
    patientSession: "theirs",
  } as const;
  expect(stage("clinician", admitted, { joined: true })).toBe("room");
  expect(stage("clinician", admitted, { session: "older", joined: true })).toBe("elsewhere");
  expect(stage("clinician", admitted, { session: "newer" })).toBe("room");
  expect(stage("patient", admitted, { session: "theirs", joined: true })).toBe("room");
  expect(stage("patient", admitted, { joined: true })).toBe("elsewhere");
});

test("it is over once it was ended, and closed once its time has come, whatever it was", () => {
  expect(stage("patient", { state: "ended" })).toBe("over");
  expect(stage("patient", { state: "ended" }, { of: { ...confirmed, status: "done" } })).toBe(
    "over",
  );
  for (const state of ["waiting", "admitted", "left", "ended"] as const) {
    expect(stage("patient", { state }, { at: "11:30", joined: true })).toBe("closed");
  }
});

test("an appointment that was moved on has its doors again, though its visit was ended before", () => {
  const moved = appointment({ status: "confirmed", startsAt: new Date("2026-11-24T15:00:00Z") });
  expect(stage("patient", { state: "ended" }, { of: moved, at: "12:00" })).toBe("early");
  expect(stage("patient", { state: "ended" }, { of: moved, at: "15:00" })).toBe("door");
});
