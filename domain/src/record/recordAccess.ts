import * as z from "zod/mini";

import { recordClosesAt, recordOpensAt, type Appointment } from "../scheduling/appointment.ts";
import { patterns } from "../shared/patterns.ts";

const id = z.string().check(z.regex(patterns.id));

/**
 * A clinician's access to a patient's record, as stored in `recordAccess/{recordAccessId}`,
 * timestamps as `Date`. Always written together with an audit log entry; without it the rules deny
 * reading the record.
 */
export const recordAccessSchema = z.strictObject({
  patientId: id,
  clinicianId: id,
  appointmentId: id,
  openedAt: z.date(),
  /** When the access ends. Derived from the appointment's time, never chosen by the client. */
  until: z.date(),
  /** The audit log entry of this access. */
  auditId: id,
});

export type RecordAccess = z.infer<typeof recordAccessSchema>;

/**
 * The id of a clinician's access to a patient's record. A later opening overwrites an earlier one.
 */
export function recordAccessId(patientId: string, clinicianId: string): string {
  return `${patientId}_${clinicianId}`;
}

/**
 * The phase of a patient's record at a moment: `closed` (never opens), `early`, `open`, or `over`,
 * when only unsigned notes may still be finished.
 */
export type RecordPhase = "closed" | "early" | "open" | "over";

/**
 * The phase of the record for the clinician of an appointment. A canceled appointment closes it.
 */
export function recordPhase(
  appointment: Pick<Appointment, "status" | "startsAt" | "minutes" | "updatedAt">,
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
