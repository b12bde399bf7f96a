import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

export const appointmentModes = ["telemedicine", "inPerson"] as const;

export type AppointmentMode = (typeof appointmentModes)[number];

export const appointmentStatuses = ["pending", "confirmed", "cancelled", "done"] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/**
 * The allowed status transitions, shared by the buttons, the security rules and their tests. An
 * appointment can be marked as done only after it has started. Its clinician can undo that for
 * `doneUndoMinutes`.
 */
export const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["done", "cancelled"],
  cancelled: [],
  done: ["confirmed"],
};

/** For how long a clinician can undo marking an appointment as done. */
export const doneUndoMinutes = 10;

export const bookableMinutes = [15, 30, 45, 60] as const;

export type BookableMinutes = (typeof bookableMinutes)[number];

/** The length of an appointment unless its clinician or its document says otherwise. */
export const usualMinutes = 30;

/** Appointments start and end on multiples of this, in minutes. */
export const gridMinutes = 15;

/** How long before the start the health record opens, and how long after the end it closes. */
export const recordOpensMinutesBefore = 15;
export const recordClosesMinutesAfter = 60;

/**
 * If the time was set less than this long before the start, opening the record requires a reason.
 */
export const shortNoticeMinutes = 120;

/** The maximum length of a reason, in UTF-16 code units. */
export const reasonMaxLength = 300;

const minute = 60_000;

const reasonSchema = z
  .string()
  .check(z.refine((text) => text.length <= reasonMaxLength && patterns.wording.test(text)));

/**
 * A patient's appointment with a clinician, as stored in `appointments/{id}`, timestamps as `Date`.
 */
export const appointmentSchema = z.strictObject({
  clinicianId: z.string().check(z.regex(patterns.id)),
  patientId: z.string().check(z.regex(patterns.id)),
  /** Copied from `patients`, so that a day's list needs no other reads. */
  patientName: z.string().check(z.regex(patterns.displayName)),
  mode: z.enum(appointmentModes),
  status: z.enum(appointmentStatuses),
  startsAt: z.date().check(z.refine(isOnGrid)),
  /** Its length. Appointments from before this field existed last half an hour. */
  minutes: z.prefault(z.literal(bookableMinutes), usualMinutes),
  /** The reason for the appointment, in one line; may be empty. */
  reason: z.union([z.literal(""), reasonSchema]),
  /** The uid of the patient or clinician who requested it. */
  requestedBy: z.string().check(z.regex(patterns.id)),
  /** Counts the changes from 1, so that concurrent changes cannot overwrite each other. */
  rev: z.int().check(z.gte(1)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /**
   * When its time was set: at creation, or at the last move. Appointments from before this field
   * existed lack it until they are moved.
   */
  timeSetAt: z.optional(z.date()),
  /** Who canceled it. Appointments that were canceled before this field existed lack it. */
  canceledBy: z.optional(z.string().check(z.regex(patterns.id))),
  /** The same for all appointments that were booked as one series; others lack it. */
  seriesId: z.optional(z.string().check(z.regex(patterns.id))),
  /**
   * What marks its time as taken (see takenTime.ts): random, and the same after each move. Those
   * that were never confirmed lack it.
   */
  token: z.optional(z.string().check(z.regex(patterns.id))),
  /** Why it is outside working hours or in an absence, in one line. */
  outsideHoursReason: z.optional(reasonSchema),
  /** The patient's latest request to move it. */
  moveRequestId: z.optional(z.string().check(z.regex(patterns.id))),
  /** The appointment that its patient asks to move by this request, or that this one has replaced. */
  replaces: z.optional(z.string().check(z.regex(patterns.id))),
  /** The one that replaced it when it was canceled. */
  replacedBy: z.optional(z.string().check(z.regex(patterns.id))),
  /** The first of the appointments that it replaced one after the other: its event in calendars. */
  eventId: z.optional(z.string().check(z.regex(patterns.id))),
});

export type Appointment = z.infer<typeof appointmentSchema>;

/** The fields of an appointment that the server's clock sets. */
export type AppointmentTimestamp = "createdAt" | "updatedAt" | "timeSetAt";

export function isOnGrid(time: Date): boolean {
  return time.getTime() % (gridMinutes * minute) === 0;
}

export function endOf({ startsAt, minutes }: Pick<Appointment, "startsAt" | "minutes">): Date {
  return minutesAfter(startsAt, minutes);
}

/** Whether a confirmed appointment has ended without being marked as done. */
export function isLeftOpen(
  appointment: Pick<Appointment, "status" | "startsAt" | "minutes">,
  now: Date,
): boolean {
  return appointment.status === "confirmed" && now >= endOf(appointment);
}

/** Whether a request to move the appointment can still move it. */
export function isToCome(
  { status, startsAt }: Pick<Appointment, "status" | "startsAt">,
  now: Date,
): boolean {
  return status === "confirmed" && startsAt > now;
}

/** Whether a request still waits for its answer. */
export function isWaiting(
  { status, startsAt }: Pick<Appointment, "status" | "startsAt">,
  now: Date,
): boolean {
  return status === "pending" && startsAt > now;
}

/** Until when marking an appointment as done can be undone; null if it is not done. */
export function doneUndoableUntil({
  status,
  updatedAt,
}: Pick<Appointment, "status" | "updatedAt">): Date | null {
  return status === "done" ? minutesAfter(updatedAt, doneUndoMinutes) : null;
}

/** When the clinician's access to the patient's health record starts. */
export function recordOpensAt({ startsAt }: Pick<Appointment, "startsAt">): Date {
  return minutesAfter(startsAt, -recordOpensMinutesBefore);
}

/** When the clinician's access to the patient's health record ends. */
export function recordClosesAt(appointment: Pick<Appointment, "startsAt" | "minutes">): Date {
  return minutesAfter(endOf(appointment), recordClosesMinutesAfter);
}

/** Whether the time was set so late that opening the record requires a reason. */
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
