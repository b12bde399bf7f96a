import { expect, test } from "vitest";

import type { Visit } from "./visit.ts";
import { visitCall } from "./visitCall.ts";
import { guestSecretIn, isGuestUid, type Guest } from "./visitGuest.ts";

const start = new Date("2026-11-24T10:00:00Z");
const expireAt = new Date("2026-11-24T11:30:00Z");
const talk: Visit = {
  clinicianId: "camille",
  patientId: "beatriz",
  patientName: "Beatriz",
  language: "pt",
  state: "admitted",
  waitingSince: start,
  seenAt: start,
  patientSession: "p",
  clinicianSession: "c",
  admittedAt: start,
  startedAt: start,
  aloneSince: null,
  endedAt: null,
  expireAt,
};
const guest: Guest = {
  uid: "guest_ana",
  kind: "interpreter",
  name: "Ana",
  state: "admitted",
  linkHash: "0".repeat(64),
  tabHash: null,
  session: "g",
  seenAt: start,
  createdAt: start,
  admittedAt: start,
  expireAt,
};
const { clinicianId, patientId } = talk;

test("gives the two participants the same call as before there were guests", () => {
  expect(visitCall("a", talk, null, ["clinician", "patient"])).toMatchObject({
    session: "c_p",
    ownUid: clinicianId,
    otherUid: patientId,
    isOfferer: true,
    signals: "visits/a/signals",
    namesRecipient: false,
  });
  expect(visitCall("a", talk, guest, ["patient", "clinician"])?.signalIdOf(101)).toBe(
    `${patientId}_1`,
  );
});

test("connects each two of three people, who agree on who offers", () => {
  const pairs = [
    ["clinician", "guest", "c_g"],
    ["patient", "guest", "p_g"],
  ] as const;
  for (const [one, other, session] of pairs) {
    const ones = visitCall("a", talk, guest, [one, other]);
    const others = visitCall("a", talk, guest, [other, one]);
    expect([ones?.session, others?.session]).toEqual([session, session]);
    expect([ones?.isOfferer, others?.isOfferer]).toEqual([true, false]);
    expect([ones?.ownUid, ones?.otherUid]).toEqual([others?.otherUid, others?.ownUid]);
    expect(others?.signals).toBe("guests/a/signals");
    expect(others?.signalIdOf(7)).toBe(`${guest.uid}_${others?.otherUid}_7`);
  }
});

test("has no call with someone who is not there", () => {
  const left = { ...talk, state: "left" } as const;
  expect(visitCall("a", left, guest, ["clinician", "patient"])).toBeNull();
  expect(visitCall("a", left, guest, ["guest", "patient"])).toBeNull();
  expect(visitCall("a", left, guest, ["guest", "clinician"])?.session).toBe("c_g");
  expect(visitCall("a", talk, null, ["clinician", "guest"])).toBeNull();
  for (const state of ["invited", "waiting", "left", "removed"] as const) {
    expect(visitCall("a", talk, { ...guest, state }, ["clinician", "guest"])).toBeNull();
  }
  expect(visitCall("a", { ...talk, state: "ended" }, guest, ["guest", "clinician"])).toBeNull();
});

test("finds a secret in an address and knows guests by their uid", () => {
  const secret = "x".repeat(43);
  expect(guestSecretIn(`#${secret}`)).toBe(secret);
  expect(["", "#", `#${secret}y`, `#${secret.slice(1)}`, `#${secret}/`].map(guestSecretIn)).toEqual(
    [null, null, null, null, null],
  );
  expect([isGuestUid(guest.uid), isGuestUid(clinicianId)]).toEqual([true, false]);
});
