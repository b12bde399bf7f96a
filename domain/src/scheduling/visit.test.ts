import { expect, test } from "vitest";

import {
  callSession,
  isAlone,
  isHere,
  isVisit,
  isVisitOpen,
  presenceTickMs,
  seenEveryMs,
  signalId,
  signalsAtMost,
  visitSchema,
} from "./visit.ts";

const startsAt = new Date("2026-11-24T10:00:00Z");
const at = (time: string) => new Date(`2026-11-24T${time}Z`);

test("counts only a confirmed video appointment as a visit", () => {
  expect(isVisit({ mode: "telemedicine", status: "confirmed" })).toBe(true);
  expect(isVisit({ mode: "inPerson", status: "confirmed" })).toBe(false);
  for (const status of ["pending", "cancelled", "done"] as const) {
    expect(isVisit({ mode: "telemedicine", status })).toBe(false);
  }
});

test.each([
  ["09:44:59", false],
  ["09:45:00", true],
  ["10:30:00", true],
  ["11:29:59", true],
  ["11:30:00", false],
])("at %s the waiting room of a visit at ten is open: %s", (time, open) => {
  expect(isVisitOpen({ startsAt, minutes: 30 }, at(time))).toBe(open);
});

test("counts a patient as present until 25 seconds of silence, or while a clock is behind", () => {
  const seen = { seenAt: at("10:00:00") };
  expect(isHere(seen, at("10:00:24"))).toBe(true);
  expect(isHere(seen, at("10:00:25"))).toBe(false);
  expect(isHere(seen, at("09:00:00"))).toBe(true);
});

test("notices a silent patient within half a minute, whenever the page looks", () => {
  const lastHeartbeat = at("10:00:00");
  const latestLook = new Date(lastHeartbeat.getTime() + 30_000 - presenceTickMs);
  expect(isHere({ seenAt: lastHeartbeat }, latestLook)).toBe(false);
  // Two heartbeats may be lost before anyone is alarmed.
  const third = new Date(lastHeartbeat.getTime() + 2 * seenEveryMs);
  expect(isHere({ seenAt: lastHeartbeat }, third)).toBe(true);
});

test("misses a clinician whose page has left the call for longer than a reload takes", () => {
  const call = { state: "admitted", aloneSince: at("10:00:00") } as const;
  expect(isAlone(call, at("10:00:04"))).toBe(false);
  expect(isAlone(call, at("10:00:05"))).toBe(true);
  expect(isAlone({ ...call, state: "left" }, at("10:05:00"))).toBe(false);
  expect(isAlone({ ...call, aloneSince: null }, at("10:05:00"))).toBe(false);
});

test("identifies a call by both sessions, and has none without the clinician's", () => {
  expect(callSession({ clinicianSession: null, patientSession: "p" })).toBeNull();
  expect(callSession({ clinicianSession: "c", patientSession: "p" })).toBe("c_p");
});

test("accepts only an id as a session, because other text could be ambiguous", () => {
  const { patientSession } = visitSchema.shape;
  expect(patientSession.safeParse("b7e0-41").success).toBe(true);
  for (const odd of ["", "a/b", "a b", "ü"])
    expect(patientSession.safeParse(odd).success).toBe(false);
});

test("reuses a fixed number of signal ids per participant in turn", () => {
  const numbers = Array.from({ length: 3 * signalsAtMost }, (_, index) => index + 1);
  const ids = numbers.map((number) => signalId("dora", number));
  expect(new Set(ids).size).toBe(signalsAtMost);
  expect(new Set(ids.slice(0, signalsAtMost)).size).toBe(signalsAtMost);
  expect(signalId("dora", 7)).toBe("dora_7");
});
