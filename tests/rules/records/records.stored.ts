import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { RecordAccess } from "@salvia/domain/record/recordAccess";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { storedSchedule, withoutTimeSetAt } from "../scheduling/appointments.stored.ts";
import type { Documents } from "../support/values.ts";
import { recordOf } from "./recordEntries.stored.ts";
import {
  accessDocuments,
  accessPath,
  inMinutes,
  type PatientOfAccess,
} from "./recordAccess.stored.ts";

/**
 * Carla's confirmed appointments: with Dora, and with Eve and other patients whose records are
 * unopened.
 */
export const appointmentsOfRecords = {
  early: at(90),
  soon: at(10),
  during: at(-10),
  ended: at(-40),
  closed: at(-100),
  done: { ...at(-20), status: "done" },
  pending: { ...at(-10), status: "pending" },
  cancelled: { ...at(-10), status: "cancelled" },
  cleos: { ...at(-10), clinicianId: "cleo" },
  drews: { ...at(-10), patientId: "drew" },
  leavers: { ...at(-10), patientId: "leaver" },
  strangers: { ...at(-10), patientId: "stranger" },
  // Only a server bug could store this.
  strange: { ...at(-10), patientId: "ñ" },
  again: { ...at(-10), patientId: "dora" },
  againEarly: { ...at(90), patientId: "dora" },
  // The time was set just under two hours and exactly two hours before the start.
  hurried: { ...at(-10), timeSetAt: inMinutes(-129) },
  planned: { ...at(-10), timeSetAt: inMinutes(-130) },
  undated: { ...at(-10), createdAt: inMinutes(-129) },
  // Each is with a patient whose record Carla has opened before: see `openedBefore`.
  same: { ...at(-10), patientId: "same" },
  replaced: { ...at(-10), patientId: "replaced" },
  shifted: { ...at(-10), patientId: "shifted" },
  hasty: { ...at(-10), patientId: "hasty" },
  lapsed: { ...at(-10), patientId: "lapsed" },
} as const satisfies Record<string, Partial<Appointment>>;

export type AppointmentOfRecord = keyof typeof appointmentsOfRecords;

/** The clinicians who treat Eve: each has an appointment of their own with her, too. */
const treatingEve = ["carla", "cleo", "ana"];

/** The id of one of these appointments, distinct from those of the schedule. */
export function idOf(which: AppointmentOfRecord | "absent"): string {
  return `record-${which}`;
}

/** Whether opening a record by one of these needs a reason. */
export function isHurried(which: AppointmentOfRecord | "absent"): boolean {
  return which === "hurried" || which === "undated";
}

function at(minutes: number) {
  return {
    clinicianId: "carla",
    patientId: "eve",
    status: "confirmed",
    startsAt: inMinutes(minutes),
  } as const;
}

/**
 * Includes patients whose access is forged, belongs to another clinician, or to Ana; Ana herself is
 * not a patient.
 */
export type PatientOfRecord = PatientOfAccess | "forged" | "borrowed" | "anas" | "ana";

const patients: readonly PatientOfRecord[] = [
  "dora",
  "finishing",
  "over",
  "unopened",
  "cancelled",
  "moved",
  "kept",
  "absent",
  "left",
  "forged",
  "borrowed",
  "anas",
  "ana",
];

/** Carla's earlier openings of some records; `openedAt` may be in the future, to avoid waiting. */
const openedBefore = {
  /** By the same appointment, at the same time. */
  same: { appointmentId: "record-same", openedAt: inMinutes(-9), until: inMinutes(80) },
  /** By a canceled appointment, whose time was given to another one. */
  replaced: { appointmentId: "cancelled", openedAt: inMinutes(-9), until: inMinutes(80) },
  /** By the same appointment, when it was at another time. */
  shifted: { appointmentId: "record-shifted", openedAt: inMinutes(-9), until: inMinutes(60) },
  /** By another appointment, just now. */
  hasty: { appointmentId: "during", openedAt: inMinutes(75), until: inMinutes(80) },
  /** By another appointment, whose time is over. */
  lapsed: { appointmentId: "during", openedAt: inMinutes(75), until: inMinutes(-1) },
} as const;

/** The patients of these accesses whom Carla treats, besides Dora. */
const treatedByCarla: readonly PatientOfRecord[] = patients.filter(
  (id) => !["dora", "left", "anas", "ana"].includes(id),
);

/** The log entry of an earlier opening. */
const olderEntry: AuditEntry = {
  action: "recordOpened",
  appointmentId: "during",
  startsAt: inMinutes(-60),
  flagged: false,
  reason: null,
  uid: "eve",
  by: "carla",
  at: new Date("2026-11-20T09:00:00Z"),
};

/** Appointments of notes that can be held, or not, by id. */
const appointmentsOfNotes = {
  holding: appointment(at(45)),
  holdingDone: appointment({ ...at(45), status: "done" }),
  holdingCalledOff: appointment({ ...at(45), status: "cancelled" }),
  farAhead: appointment(at(300)),
} as const;

/** Carla's accesses to the records of several patients, and the contents of each. */
export const recordDocuments: Documents = {
  ...storedSchedule,
  ...Object.fromEntries(
    Object.entries(appointmentsOfRecords).map(([which, fields]) => [
      `${collections.appointments}/record-${which}`,
      which === "undated" ? withoutTimeSetAt(fields) : appointment(fields),
    ]),
  ),
  ...Object.fromEntries(
    treatingEve.flatMap((clinicianId) => [
      [
        `${collections.appointments}/record-of-${clinicianId}`,
        appointment({ ...appointmentsOfRecords.during, clinicianId }),
      ],
      [
        `${collections.appointments}/record-hurried-of-${clinicianId}`,
        appointment({ ...appointmentsOfRecords.hurried, clinicianId }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(openedBefore).flatMap(([patientId, opened]) => [
      [`${collections.patients}/${patientId}`, patient({ clinicians: ["carla"] })],
      [
        accessPath(patientId, "carla"),
        { patientId, clinicianId: "carla", auditId: "older", ...opened } satisfies RecordAccess,
      ],
    ]),
  ),
  [`${collections.appointments}/7`]: appointment(appointmentsOfRecords.during),
  [`${collections.patients}/eve`]: patient({ clinicians: [...treatingEve] }),
  [`${collections.patients}/ñ`]: patient({ clinicians: ["carla"] }),
  [`${collections.patients}/leaver`]: patient({ clinicians: ["cleo"] }),
  ...Object.fromEntries(
    treatedByCarla.map((id) => [
      `${collections.patients}/${id}`,
      patient({ clinicians: ["carla"] }),
    ]),
  ),
  [`${collections.patients}/anas`]: patient({ clinicians: ["ana"] }),
  // Since Carla opened the record, the server has removed her from the patient's clinicians.
  [`${collections.patients}/left`]: patient({ clinicians: ["cleo"] }),
  ...accessDocuments,
  ...Object.fromEntries(
    Object.entries(appointmentsOfNotes).map(([id, data]) => [
      `${collections.appointments}/${id}`,
      data,
    ]),
  ),
  [`${collections.auditLog}/older`]: olderEntry,
  [`${collections.auditLog}/newer`]: null,
  ...Object.fromEntries(patients.flatMap((id) => recordOf(id))),
};
