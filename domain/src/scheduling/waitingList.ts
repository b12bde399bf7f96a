import { DateTime } from "luxon";
import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import { appointmentModes, type Appointment, type AppointmentMode } from "./appointment.ts";
import { knownTimeZone } from "../shared/timeZone.ts";

/** The parts of a day that a patient can wait for; the afternoon starts at noon. */
export const partsOfDay = ["morning", "afternoon"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

export const waitingDaysMax = 180;

/** How long before its start a freed time is offered at the latest, in minutes. */
export const offerNoticeMinutes = 60;

/** How many times a patient is offered within 24 hours at most. */
export const offersPerDay = 3;

/** How many patients on a waiting list are considered for a freed time. */
export const waitingListPage = 50;

/**
 * A patient who waits for an earlier time with a clinician, as stored in
 * `waitingList/{patientId_clinicianId}`, timestamps as `Date`.
 */
export const waitingListEntrySchema = z.strictObject({
  patientId: z.string().check(z.regex(patterns.id)),
  clinicianId: z.string().check(z.regex(patterns.id)),
  /** Copied from `patients`, so that the clinician's list needs no other reads. */
  patientName: z.string().check(z.regex(patterns.displayName)),
  /** Null if either suits. */
  mode: z.nullable(z.enum(appointmentModes)),
  /** In the practice's time zone; null if both suit. */
  partOfDay: z.nullable(z.enum(partsOfDay)),
  /** The end of the last day on which a time still suits. Firestore deletes the entry then. */
  until: z.date(),
  createdAt: z.date(),
});

export type WaitingListEntry = z.infer<typeof waitingListEntrySchema>;

export function waitingListId(patientId: string, clinicianId: string): string {
  return `${patientId}_${clinicianId}`;
}

type Timed = Pick<Appointment, "status" | "startsAt">;

/** The time that a change of an appointment has freed, if it can still be offered; otherwise null. */
export function freedTime(before: Timed | null, after: Timed, now: Date): Date | null {
  if (before?.status !== "confirmed") return null;
  const isFreed =
    after.status === "cancelled" || after.startsAt.getTime() !== before.startsAt.getTime();
  const latest = before.startsAt.getTime() - offerNoticeMinutes * 60_000;
  return isFreed && now.getTime() <= latest ? before.startsAt : null;
}

export type FreeTime = {
  startsAt: Date;
  /** The kinds of appointments that can be booked at that time, the preferred one first. */
  modes: readonly AppointmentMode[];
  /** The practice's IANA time zone. */
  timezone: string;
};

/** The kind of appointment to offer to a waiting patient at a free time; null if it doesn't suit. */
export function suitableMode(
  { mode, partOfDay, until }: Pick<WaitingListEntry, "mode" | "partOfDay" | "until">,
  { startsAt, modes, timezone }: FreeTime,
): AppointmentMode | null {
  if (startsAt >= until) return null;
  const zone = knownTimeZone(timezone);
  const isMorning = DateTime.fromJSDate(startsAt, { zone }).hour < 12;
  if (partOfDay !== null && (partOfDay === "morning") !== isMorning) return null;
  return modes.find((each) => mode === null || each === mode) ?? null;
}

/** Whether a change has given a waiting patient what they waited for. */
export function endsWaiting(
  before: Timed | null,
  after: Pick<Appointment, "status" | "startsAt" | "updatedAt">,
  entry: Pick<WaitingListEntry, "until" | "createdAt">,
): boolean {
  const isNew =
    before?.status !== "confirmed" || before.startsAt.getTime() !== after.startsAt.getTime();
  return (
    after.status === "confirmed" &&
    isNew &&
    after.startsAt < entry.until &&
    entry.createdAt < after.updatedAt
  );
}
