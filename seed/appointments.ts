import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { patient } from "./patients.ts";

/**
 * A valid appointment of Beatriz Nogueira's, requested and not yet confirmed; the same for every
 * call. Any field can be overridden. A confirmed appointment also needs a slot, which the caller
 * creates.
 */
export function appointment(overrides: Partial<Appointment> = {}): Appointment {
  const createdAt = overrides.createdAt ?? new Date("2026-11-16T09:30:00Z");
  return {
    clinicianId: "camille",
    patientId: "beatriz",
    patientName: patient().name,
    mode: "telemedicine",
    status: "pending",
    startsAt: new Date("2026-11-24T10:00:00Z"),
    reason: "Headaches in the evening",
    requestedBy: overrides.patientId ?? "beatriz",
    rev: 1,
    createdAt,
    updatedAt: createdAt,
    timeSetAt: createdAt,
    ...overrides,
  };
}
