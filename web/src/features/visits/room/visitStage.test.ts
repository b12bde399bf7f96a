import { visitClosesAt, type Visit } from "@salvia/domain/scheduling/visit";
import { expect, test } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { visit } from "../../../../../seed/visits.ts";
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
  ["09:45", "lobby"],
  ["11:29", "lobby"],
  ["11:30", "closed"],
] as const)("at %s, gives a visit at ten the stage %s", (at, expected) => {
  expect(stage("patient", null, { at })).toBe(expected);
  expect(stage("clinician", null, { at })).toBe(expected);
});

test.each([{ mode: "inPerson" }, { status: "pending" }, { status: "cancelled" }] as const)(
  "gives the stage none for an appointment with %j",
  (fields) => {
    expect(stage("patient", null, { of: { ...confirmed, ...fields } })).toBe("none");
  },
);

test("keeps the patient waiting on the page that entered and shows the clinician the lobby", () => {
  const waiting = { patientSession: "older" };
  expect(stage("patient", waiting, { session: "older", joined: true })).toBe("waiting");
  expect(stage("patient", waiting, { joined: true })).toBe("elsewhere");
  expect(stage("clinician", waiting)).toBe("lobby");
});

test.each([
  ["waiting", {}, "waiting"],
  ["left", {}, "waiting"],
  ["admitted", { admittedAt: startsAt }, "room"],
  ["left", { admittedAt: startsAt }, "room"],
] as const)(
  "asks before a new page replaces one that is %s, %j, but not after a reload",
  (state, fields, expected) => {
    const its = { state, patientSession: "older", ...fields };
    expect(stage("patient", its)).toBe("lobby");
    expect(stage("patient", its, { reloaded: "older" })).toBe(expected);
    expect(stage("patient", its, { reloaded: "another" })).toBe("lobby");
  },
);

test("returns a patient who left to the lobby and keeps the clinician in the room", () => {
  const left = { state: "left", patientSession: "mine" } as const;
  expect(stage("patient", left, { joined: true })).toBe("lobby");
  expect(stage("clinician", left)).toBe("lobby");
  const leftCall = { ...left, admittedAt: startsAt, clinicianSession: "mine" };
  expect(stage("patient", leftCall, { joined: true })).toBe("lobby");
  expect(stage("clinician", leftCall, { joined: true })).toBe("room");
  expect(stage("clinician", leftCall, { session: "newer" })).toBe("lobby");
  expect(stage("clinician", leftCall, { session: "newer", reloaded: "mine" })).toBe("room");
});

test("puts both in the room once admitted, each on the newest page", () => {
  const admitted = {
    state: "admitted",
    admittedAt: startsAt,
    clinicianSession: "mine",
    patientSession: "theirs",
  } as const;
  expect(stage("clinician", admitted, { joined: true })).toBe("room");
  expect(stage("clinician", admitted, { session: "older", joined: true })).toBe("elsewhere");
  // A new page shows a preview first; a reloaded one continues.
  expect(stage("clinician", admitted, { session: "newer" })).toBe("lobby");
  expect(stage("clinician", admitted, { session: "newer", reloaded: "other" })).toBe("lobby");
  expect(stage("clinician", admitted, { session: "newer", reloaded: "mine" })).toBe("room");
  expect(stage("patient", admitted, { session: "theirs", joined: true })).toBe("room");
  expect(stage("patient", admitted, { joined: true })).toBe("elsewhere");
});

test("is over after the visit ends, and closed after its time in any state", () => {
  expect(stage("patient", { state: "ended" })).toBe("over");
  expect(stage("patient", { state: "ended" }, { of: { ...confirmed, status: "done" } })).toBe(
    "over",
  );
  for (const state of ["waiting", "admitted", "left", "ended"] as const) {
    expect(stage("patient", { state }, { at: "11:30", joined: true })).toBe("closed");
  }
});

test("opens again for an appointment rescheduled after its visit ended", () => {
  const moved = appointment({ status: "confirmed", startsAt: new Date("2026-11-24T15:00:00Z") });
  expect(stage("patient", { state: "ended" }, { of: moved, at: "12:00" })).toBe("early");
  expect(stage("patient", { state: "ended" }, { of: moved, at: "15:00" })).toBe("lobby");
});
