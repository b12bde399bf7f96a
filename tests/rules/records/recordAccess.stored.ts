import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { recordAccessId, type RecordAccess } from "@salvia/domain/record/recordAccess";

import { appointment } from "../../../seed/appointments.ts";
import type { Documents } from "../support/values.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The time this many minutes after the start of the tests, with some margin for their duration. */
export function inMinutes(minutes: number): Date {
  return new Date(testsBegan + minutes * minute);
}

const testsBegan = Date.now();

/** Hours that Carla's access to each patient's record still lasts; null if she has none. */
const accesses = {
  dora: 0.5,
  finishing: -0.5,
  over: -24.5,
  unopened: null,
  cancelled: 0.5,
  moved: 0.5,
  kept: 0.5,
  absent: 0.5,
  left: 0.5,
} as const;

export type PatientOfAccess = keyof typeof accesses;

/**
 * Changes to the appointments behind some accesses, which began an hour ago; others are unchanged.
 */
const becameOfAppointments: Partial<Record<string, Partial<Appointment> | null>> = {
  cancelled: { status: "cancelled" },
  moved: { startsAt: inMinutes(-59) },
  kept: { status: "done" },
  absent: null,
};

export function accessPath(patientId: string, clinicianId: string): string {
  return `${collections.recordAccess}/${recordAccessId(patientId, clinicianId)}`;
}

function access(patientId: string, hours: number): RecordAccess {
  const until = inMinutes((hours * hour) / minute);
  const openedAt = new Date(until.getTime() - hour);
  const by = { clinicianId: "carla", appointmentId: appointmentOf(patientId), auditId: "older" };
  return { patientId, ...by, openedAt, until };
}

/** The id of the appointment by which a patient's record was opened. */
export function appointmentOf(patientId: string): string {
  return patientId in accesses && patientId !== "dora" ? `of-${patientId}` : "during";
}

/** A confirmed appointment that keeps a record open for this many more hours. */
function appointmentOpening(hours: number, became: Partial<Appointment> = {}): Appointment {
  const startsAt = inMinutes(hours * 60 - 90);
  return appointment({ clinicianId: "carla", status: "confirmed", startsAt, ...became });
}

/** The stored accesses and their appointments. */
export const accessDocuments: Documents = {
  [`${collections.appointments}/during`]: appointmentOpening(0.5),
  ...Object.fromEntries(
    Object.entries(accesses).map(([id, hours]) => {
      const became = becameOfAppointments[id];
      const stored = hours === null || became === null ? null : appointmentOpening(hours, became);
      return [`${collections.appointments}/of-${id}`, stored];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(accesses).map(([id, hours]) => [
      accessPath(id, "carla"),
      hours === null ? null : access(id, hours),
    ]),
  ),
  [accessPath("forged", "carla")]: access("dora", 0.5),
  [accessPath("anas", "ana")]: { ...access("anas", 0.5), clinicianId: "ana" },
  [accessPath("borrowed", "carla")]: { ...access("borrowed", 0.5), clinicianId: "cleo" },
};
