import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  endOfTakenDay,
  takenDayPath,
  takenPartOf,
  type TakenDay,
} from "@salvia/domain/scheduling/takenTime";

import { patient } from "./patients.ts";

/**
 * A valid appointment of Beatriz Nogueira's, requested and not yet confirmed; the same for every
 * call. Any field can be overridden. A confirmed appointment also needs its taken time: see takenDays.
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
    minutes: 30,
    reason: "Headaches in the evening",
    requestedBy: overrides.patientId ?? "beatriz",
    rev: 1,
    createdAt,
    updatedAt: createdAt,
    timeSetAt: createdAt,
    ...overrides,
  };
}

/** The taken days of clinicians and patients by path, as their confirmed appointments make them. */
export function takenDays(
  appointments: Iterable<Appointment>,
  updatedAt = new Date("2026-11-16T09:30:00Z"),
): ReadonlyMap<string, TakenDay> {
  const days = new Map<string, TakenDay>();
  for (const each of appointments) {
    const part = takenPartOf(each);
    if (part === null) continue;
    for (const uid of [each.clinicianId, each.patientId]) {
      const path = takenDayPath(uid, part.day);
      const cells = { ...days.get(path)?.cells, ...part.cells };
      days.set(path, { cells, endsAt: endOfTakenDay(part.day), updatedAt });
    }
  }
  return days;
}
