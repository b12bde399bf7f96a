import * as z from "zod/mini";

import { recordClosesAt, recordOpensAt, type Appointment } from "./appointment.ts";
import { collections } from "../shared/collections.ts";
import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

/**
 * The patient waits; the clinician has let them in; the patient has left, from either, and may come
 * back; the clinician has ended it.
 */
const visitStates = ["waiting", "admitted", "left", "ended"] as const;

const id = z.string().check(z.regex(patterns.id));

/**
 * A visit by video, as stored in `visits/{appointmentId}`, timestamps as `Date`. It is there from the
 * moment its patient enters the waiting room.
 */
export const visitSchema = z.strictObject({
  clinicianId: id,
  patientId: id,
  /** As in the appointment: who waits is told without reading anything else. */
  patientName: z.string().check(z.regex(patterns.displayName)),
  /** The one the patient reads the portal in. */
  language: z.enum(languages),
  state: z.enum(visitStates),
  waitingSince: z.date(),
  /** When the waiting patient's page last said that it is still there. */
  seenAt: z.date(),
  /** Which of the patient's pages takes part: each has an id of its own, and the newest counts. */
  patientSession: id,
  /** The clinician's; null before they have let the patient in. */
  clinicianSession: z.nullable(id),
  admittedAt: z.nullable(z.date()),
  endedAt: z.nullable(z.date()),
  /** When it closes, whoever is in it; Firestore deletes it some time later. */
  expireAt: z.date(),
});

export type Visit = z.infer<typeof visitSchema>;

/** The two who take part. */
export type VisitSide = "clinician" | "patient";

/** How often the page of a waiting patient writes that it is there. */
export const seenEveryMs = 10_000;

/** After so long without such a write nobody is at the page: three in a row are missing. */
const goneAfterMs = 30_000;

/** From when on the patient may enter the waiting room. */
export const visitOpensAt = recordOpensAt;

/** From when on nobody may enter, or be let in. */
export const visitClosesAt = recordClosesAt;

/** Whether an appointment is one that takes place by video. */
export function isVisit({ mode, status }: Pick<Appointment, "mode" | "status">): boolean {
  return mode === "telemedicine" && status === "confirmed";
}

/** Whether its doors are open. */
export function isVisitOpen(appointment: Pick<Appointment, "startsAt">, now: Date): boolean {
  return now >= visitOpensAt(appointment) && now < visitClosesAt(appointment);
}

/** Whether the page of a waiting patient wrote lately. A clock that is behind the server's says yes. */
export function isHere({ seenAt }: Pick<Visit, "seenAt">, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < goneAfterMs;
}

/** What a call between two pages goes by: both of their sessions, or null while one is missing. */
export function callSession({
  clinicianSession,
  patientSession,
}: Pick<Visit, "clinicianSession" | "patientSession">): string | null {
  return clinicianSession === null ? null : `${clinicianSession}_${patientSession}`;
}

export const signalKinds = ["description", "candidate"] as const;

/** The longest signal, in UTF-16 code units: a description of many devices has some 10,000. */
export const signalMaxLength = 16_384;

/**
 * So many signals of each participant a visit holds at most: a call begins with up to 50, a new search
 * for a way has up to 20, and each is deleted once it is read. A page of a list holds them all.
 */
export const signalsAtMost = 100;

/** The id of a participant's signal: the one after the last overwrites the oldest. */
export function signalId(from: string, number: number): string {
  return `${from}_${number % signalsAtMost}`;
}

/**
 * What one page says to the other so that a connection between them comes about, as stored in
 * `visits/{id}/signals/{id}`. Its reader deletes it.
 */
export const signalSchema = z.strictObject({
  from: id,
  /** The call it belongs to, as `callSession` has it: what was said to a page that is gone is void. */
  session: z.string().check(z.maxLength(257)),
  /** Counts what a page has said in a call, from 1: the order in which it counts. */
  number: z.int().check(z.gte(1)),
  kind: z.enum(signalKinds),
  /** JSON of an RTCSessionDescription or an RTCIceCandidate. */
  payload: z.string().check(z.refine((text) => text.length <= signalMaxLength)),
  createdAt: z.date(),
  /** That of its visit. */
  expireAt: z.date(),
});

export type Signal = z.infer<typeof signalSchema>;

/** The collection of signals, below a visit. */
export const signalItems = "signals";

/** The path of the collection of a visit's signals. */
export function signalsPath(visitId: string): string {
  return `${collections.visits}/${visitId}/${signalItems}`;
}
