import * as z from "zod/mini";

import { recordClosesAt, recordOpensAt, type Appointment } from "../scheduling/appointment.ts";
import { patterns } from "../shared/patterns.ts";

const id = z.string().check(z.regex(patterns.id));

/**
 * That a clinician has a patient's record open, as stored in `recordAccess/{recordAccessId}`,
 * timestamps as `Date`. It is written together with an entry of the audit log, or not at all, and the
 * rules let nobody read a record without it.
 */
export const recordAccessSchema = z.strictObject({
  patientId: id,
  clinicianId: id,
  appointmentId: id,
  openedAt: z.date(),
  /** When it closes: what the appointment's time makes of it, never the client's choice. */
  until: z.date(),
  /** The entry of the audit log that says so. */
  auditId: id,
});

export type RecordAccess = z.infer<typeof recordAccessSchema>;

/** The id of a clinician's access to a patient's record: a later opening overwrites an earlier one. */
export function recordAccessId(patientId: string, clinicianId: string): string {
  return `${patientId}_${clinicianId}`;
}

/**
 * Where a moment lies for a patient's record: it never opens (`closed`), it is too early, it is open,
 * or it is over, when only unsigned notes may still be finished.
 */
export type RecordPhase = "closed" | "early" | "open" | "over";

/** In which phase the record is, for the clinician of an appointment. One that is cancelled closes it. */
export function recordPhase(
  appointment: Pick<Appointment, "status" | "startsAt" | "updatedAt">,
  now: Date,
): RecordPhase {
  const { status, updatedAt } = appointment;
  if (status === "pending") return "closed";
  if (status === "cancelled") {
    return updatedAt >= recordOpensAt(appointment) ? "over" : "closed";
  }
  if (now < recordOpensAt(appointment)) return "early";
  return now < recordClosesAt(appointment) ? "open" : "over";
}
