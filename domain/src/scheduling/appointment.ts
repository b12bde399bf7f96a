import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

export const appointmentModes = ["telemedicine", "inPerson"] as const;

export type AppointmentMode = (typeof appointmentModes)[number];

export const appointmentStatuses = ["pending", "confirmed", "cancelled", "done"] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/**
 * Which status may follow which. The buttons, the security rules and their tests follow this table.
 * That something is done can be said only once it has begun.
 */
export const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["done", "cancelled"],
  cancelled: [],
  done: [],
};

/** How long every appointment is, and the grid on which they begin. */
export const appointmentMinutes = 30;

/** The health record opens so long before the start, and closes so long after the end. */
export const recordOpensMinutesBefore = 15;
export const recordClosesMinutesAfter = 60;

/** Setting the time so shortly before the start asks for a reason when the record is opened. */
export const shortNoticeMinutes = 120;

/** The longest reason, in UTF-16 code units. */
export const reasonMaxLength = 300;

const minute = 60_000;

/** A patient's time with a clinician, as stored in `appointments/{id}`, timestamps as `Date`. */
export const appointmentSchema = z.strictObject({
  clinicianId: z.string().check(z.regex(patterns.id)),
  patientId: z.string().check(z.regex(patterns.id)),
  /** As in `patients`, so that a day's list reads nothing else. */
  patientName: z.string().check(z.regex(patterns.displayName)),
  mode: z.enum(appointmentModes),
  status: z.enum(appointmentStatuses),
  startsAt: z.date().check(z.refine(isOnGrid)),
  /** What it is about, in a line; may be empty. */
  reason: z
    .string()
    .check(
      z.refine((text) => text.length <= reasonMaxLength && (!text || patterns.wording.test(text))),
    ),
  /** The uid of who asked for it: the patient, or the clinician. */
  requestedBy: z.string().check(z.regex(patterns.id)),
  /** Counts the changes from 1, so that none is overwritten unseen. */
  rev: z.int().check(z.gte(1)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /**
   * When its time was set: when it was made, or moved last. Appointments made before this field
   * existed do not have it until they are moved.
   */
  timeSetAt: z.optional(z.date()),
});

export type Appointment = z.infer<typeof appointmentSchema>;

/** The fields of an appointment that the server's clock fills. */
export type AppointmentTimestamp = "createdAt" | "updatedAt" | "timeSetAt";

/** Whether an appointment may begin then. */
export function isOnGrid(time: Date): boolean {
  return time.getTime() % (appointmentMinutes * minute) === 0;
}

export function endOf({ startsAt }: Pick<Appointment, "startsAt">): Date {
  return minutesAfter(startsAt, appointmentMinutes);
}

/** From when on its clinician may open the patient's health record. */
export function recordOpensAt({ startsAt }: Pick<Appointment, "startsAt">): Date {
  return minutesAfter(startsAt, -recordOpensMinutesBefore);
}

/** Until when. */
export function recordClosesAt({ startsAt }: Pick<Appointment, "startsAt">): Date {
  return minutesAfter(startsAt, appointmentMinutes + recordClosesMinutesAfter);
}

/** Whether its time was set so late that opening the record by it needs a reason. */
export function isAtShortNotice({
  startsAt,
  timeSetAt,
  createdAt,
}: Pick<Appointment, "startsAt" | "timeSetAt" | "createdAt">): boolean {
  return startsAt < minutesAfter(timeSetAt ?? createdAt, shortNoticeMinutes);
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * minute);
}
