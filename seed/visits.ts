import type { Visit } from "@salvia/domain/scheduling/visit";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";

import { appointment } from "./appointments.ts";

/**
 * A valid visit in which Beatriz Nogueira waits; the same for every call. Any field can be
 * overridden.
 */
export function visit(overrides: Partial<Visit> = {}): Visit {
  const { clinicianId, patientId, patientName } = appointment();
  const waitingSince = overrides.waitingSince ?? new Date("2026-11-24T09:50:00Z");
  return {
    clinicianId,
    patientId,
    patientName,
    language: "pt",
    state: "waiting",
    waitingSince,
    seenAt: waitingSince,
    patientSession: "beatrizs-page",
    clinicianSession: null,
    admittedAt: null,
    startedAt: null,
    aloneSince: null,
    endedAt: null,
    expireAt: new Date("2026-11-24T11:30:00Z"),
    ...overrides,
  };
}

/** A valid link for an interpreter, unused, in a visit of `visit()`; the same for every call. */
export function visitGuest(overrides: Partial<Guest> = {}): Guest {
  return {
    uid: "guest_ana",
    kind: "interpreter",
    name: "Ana Prado",
    state: "invited",
    linkHash: "0".repeat(64),
    tabHash: null,
    session: null,
    seenAt: null,
    createdAt: new Date("2026-11-24T10:05:00Z"),
    admittedAt: null,
    expireAt: new Date("2026-11-24T11:30:00Z"),
    ...overrides,
  };
}
