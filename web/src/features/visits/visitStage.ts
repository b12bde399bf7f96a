import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  isVisit,
  visitClosesAt,
  visitOpensAt,
  type Visit,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";

/**
 * Where a page stands in a visit:
 * - `none`: the appointment is not by video, or not confirmed.
 * - `early`, `closed`: the doors are not open yet, or no more.
 * - `door`: the patient may enter the waiting room, or the call; the clinician may see who is waiting.
 * - `waiting`: the patient is in the waiting room.
 * - `room`: both may see each other, or the patient has left the clinician there.
 * - `elsewhere`: the same person goes on at another page of theirs.
 * - `over`: the clinician has ended it.
 */
export type VisitStage =
  | "none"
  | "early"
  | "door"
  | "waiting"
  | "room"
  | "elsewhere"
  | "over"
  | "closed";

type Standing = {
  appointment: Pick<Appointment, "mode" | "status" | "startsAt">;
  /** Null before the patient has entered. */
  visit: Visit | null;
  side: VisitSide;
  /** This page's own id. */
  session: string;
  /** Whether this page has taken part before. */
  joined: boolean;
  /** The session of the page whose reload made this one, or null. */
  reloaded: string | null;
  now: Date;
};

/** Where a page stands in a visit, by what is stored and the time of its clock. */
export function visitStage(standing: Standing): VisitStage {
  const { appointment, visit, side, now } = standing;
  if (visit === null || visit.state === "ended" || now >= visit.expireAt) {
    if (visit?.state === "ended" && now < visit.expireAt) return "over";
    if (!isVisit(appointment)) return "none";
    if (now >= visitClosesAt(appointment)) return "closed";
    return now < visitOpensAt(appointment) ? "early" : "door";
  }
  return side === "clinician" ? cliniciansStage(visit, standing) : patientsStage(visit, standing);
}

function cliniciansStage(visit: Visit, { session, joined }: Standing): VisitStage {
  if (visit.admittedAt === null) return "door";
  return joined && visit.clinicianSession !== session ? "elsewhere" : "room";
}

function patientsStage(visit: Visit, { session, joined, reloaded }: Standing): VisitStage {
  // The page that was reloaded has left with it; the place is still this tab's.
  const isReloaded = !joined && visit.patientSession === reloaded;
  if (visit.state === "left" && !isReloaded) return "door";
  // A page that was merely opened asks first: its user may want to read, and not to be seen.
  if (visit.patientSession !== session && !isReloaded) return joined ? "elsewhere" : "door";
  return visit.admittedAt === null ? "waiting" : "room";
}

/** The page at which a side takes part; null before it does. */
export function sessionOf(visit: Visit, side: VisitSide): string | null {
  return side === "clinician" ? visit.clinicianSession : visit.patientSession;
}
