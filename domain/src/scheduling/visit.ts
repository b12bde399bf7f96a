import * as z from "zod/mini";

import { recordClosesAt, recordOpensAt, type Appointment } from "./appointment.ts";
import { collections } from "../shared/collections.ts";
import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

/**
 * `waiting`: the patient waits. `admitted`: the clinician has let them in. `left`: the patient left
 * either state and may return. `ended`: the clinician has ended the visit.
 */
const visitStates = ["waiting", "admitted", "left", "ended"] as const;

const id = z.string().check(z.regex(patterns.id));

/**
 * A video visit, as stored in `visits/{appointmentId}`, timestamps as `Date`. Created when the
 * patient enters the waiting room.
 */
export const visitSchema = z.strictObject({
  clinicianId: id,
  patientId: id,
  /** Copied from the appointment, so that the list of waiting patients needs no other reads. */
  patientName: z.string().check(z.regex(patterns.displayName)),
  /** The language of the patient's portal. */
  language: z.enum(languages),
  state: z.enum(visitStates),
  waitingSince: z.date(),
  /** The last heartbeat of the patient's page, while they wait or are in the call. */
  seenAt: z.date(),
  /** The patient's page that takes part: each page has its own id, and the newest one counts. */
  patientSession: id,
  /** The clinician's page; null until they admit the patient. */
  clinicianSession: z.nullable(id),
  admittedAt: z.nullable(z.date()),
  /** When the patient was admitted first; kept when they return through the waiting room. */
  startedAt: z.prefault(z.nullable(z.date()), null),
  /** Since when no page of the clinician is in the call; null while one is. */
  aloneSince: z.prefault(z.nullable(z.date()), null),
  endedAt: z.nullable(z.date()),
  /** When the visit closes, even with participants in it; Firestore deletes it some time later. */
  expireAt: z.date(),
});

export type Visit = z.infer<typeof visitSchema>;

/** The two participants. */
export type VisitSide = "clinician" | "patient";

/** How often the patient's page writes its heartbeat, while they wait or are in the call. */
export const seenEveryMs = 10_000;

/**
 * The silence after which a patient counts as not heard from: two missed heartbeats, and five seconds
 * for a slow network. The clinician's page looks every `presenceTickMs`, so it says so within 30
 * seconds.
 */
const unheardAfterMs = 25_000;

/** How often a page looks whether a patient was heard from. */
export const presenceTickMs = 2_000;

/**
 * How long a page of the clinician may take to be in the call again, after a reload, or to answer a
 * patient's page that asks whether anyone is there.
 */
const returnsWithinMs = 5_000;

/**
 * How often the patient's page asks, while it has no connection to the clinician's. A connection that
 * breaks is noticed within 10 seconds, so a clinician's page that crashed is missed within 30.
 */
export const asksAfterMs = { first: 10_000, again: 30_000 } as const;

/** When the patient may first enter the waiting room. */
export const visitOpensAt = recordOpensAt;

/** When entering and admitting end. */
export const visitClosesAt = recordClosesAt;

/** Whether an appointment takes place by video. */
export function isVisit({ mode, status }: Pick<Appointment, "mode" | "status">): boolean {
  return mode === "telemedicine" && status === "confirmed";
}

/** Whether the waiting room is open. */
export function isVisitOpen(
  appointment: Pick<Appointment, "startsAt" | "minutes">,
  now: Date,
): boolean {
  return now >= visitOpensAt(appointment) && now < visitClosesAt(appointment);
}

/**
 * Whether the patient's page sent a recent heartbeat. Also true if the local clock is behind the
 * server's.
 */
export function isHere({ seenAt }: Pick<Visit, "seenAt">, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < unheardAfterMs;
}

/** Whether an admitted patient sits in the call without the clinician. */
export function isAlone({ state, aloneSince }: Pick<Visit, "state" | "aloneSince">, now: Date) {
  if (state !== "admitted" || aloneSince === null) return false;
  return now.getTime() - aloneSince.getTime() >= returnsWithinMs;
}

/** The id of a call between two pages, made of both sessions; null while either is missing. */
export function callSession({
  clinicianSession,
  patientSession,
}: Pick<Visit, "clinicianSession" | "patientSession">): string | null {
  return clinicianSession === null ? null : `${clinicianSession}_${patientSession}`;
}

export const signalKinds = ["description", "candidate"] as const;

/**
 * The maximum length of a signal, in UTF-16 code units: a description with many devices takes about
 * 10,000.
 */
export const signalMaxLength = 16_384;

/**
 * The maximum number of stored signals per participant: a call starts with up to 50, an ICE restart
 * adds up to 20, and each is deleted once read. They all fit into one page of a list.
 */
export const signalsAtMost = 100;

/**
 * The id of a participant's signal. Ids repeat after the maximum, so the newest signal overwrites
 * the oldest.
 */
export function signalId(from: string, number: number): string {
  return `${from}_${number % signalsAtMost}`;
}

/**
 * A message from one page to the other for setting up their connection, as stored in
 * `visits/{id}/signals/{id}`, or in `guests/{id}/signals/{id}`. The recipient deletes it.
 */
export const signalSchema = z.strictObject({
  from: id,
  /** The recipient, if a guest takes part in the call. Without one, there is only one recipient. */
  to: z.exactOptional(id),
  /** Its call, as returned by `callSession`: signals for a page that is gone are void. */
  session: z.string().check(z.maxLength(257)),
  /** Numbers a page's signals in a call from 1; the recipient processes them in this order. */
  number: z.int().check(z.gte(1)),
  kind: z.enum(signalKinds),
  /** JSON of an RTCSessionDescription or an RTCIceCandidate. */
  payload: z.string().check(z.refine((text) => text.length <= signalMaxLength)),
  createdAt: z.date(),
  /** The same as its visit's. */
  expireAt: z.date(),
});

export type Signal = z.infer<typeof signalSchema>;

/** The name of the signals collection below a visit. */
export const signalItems = "signals";

export function signalsPath(visitId: string): string {
  return `${collections.visits}/${visitId}/${signalItems}`;
}
