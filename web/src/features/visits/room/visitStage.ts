import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  isVisit,
  visitClosesAt,
  visitOpensAt,
  type Visit,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";

/**
 * What a page shows of a visit:
 * - `none`: the appointment is not by video or not confirmed.
 * - `early`, `closed`: the waiting room is not open yet, or no longer open.
 * - `lobby`: the patient may enter the waiting room or the call; the clinician may see who waits, or
 *   return to the call.
 * - `waiting`: the patient is in the waiting room.
 * - `room`: both may see each other, or the patient has left and the clinician remains.
 * - `elsewhere`: the user takes part on another page.
 * - `over`: the clinician has ended the visit.
 */
export type VisitStage =
  | "none"
  | "early"
  | "lobby"
  | "waiting"
  | "room"
  | "elsewhere"
  | "over"
  | "closed";

type VisitSituation = {
  appointment: Pick<Appointment, "mode" | "status" | "startsAt" | "minutes">;
  /** Null before the patient has entered. */
  visit: Visit | null;
  side: VisitSide;
  session: string;
  /** Whether this page has taken part before. */
  joined: boolean;
  /** The session of the page that was reloaded into this one, or null. */
  reloaded: string | null;
  now: Date;
};

/** The stage of a visit on a page, from the stored state and the current time. */
export function visitStage(situation: VisitSituation): VisitStage {
  const { appointment, visit, side, now } = situation;
  if (visit === null || visit.state === "ended" || now >= visit.expireAt) {
    if (visit?.state === "ended" && now < visit.expireAt) return "over";
    if (!isVisit(appointment)) return "none";
    if (now >= visitClosesAt(appointment)) return "closed";
    return now < visitOpensAt(appointment) ? "early" : "lobby";
  }
  return side === "clinician" ? clinicianStage(visit, situation) : patientStage(visit, situation);
}

function clinicianStage(visit: Visit, { session, joined, reloaded }: VisitSituation): VisitStage {
  if (visit.admittedAt === null) return "lobby";
  if (visit.clinicianSession === session) return "room";
  if (joined) return "elsewhere";
  // A newly opened page shows its user a preview first, like the patient's.
  return visit.clinicianSession === reloaded ? "room" : "lobby";
}

function patientStage(visit: Visit, { session, joined, reloaded }: VisitSituation): VisitStage {
  // The reload made the old page leave, but the place still belongs to this tab.
  const isReloaded = !joined && visit.patientSession === reloaded;
  if (visit.state === "left" && !isReloaded) return "lobby";
  // A newly opened page asks first: its user may not want to be seen yet.
  if (visit.patientSession !== session && !isReloaded) return joined ? "elsewhere" : "lobby";
  return visit.admittedAt === null ? "waiting" : "room";
}

/** The session of the page on which a side takes part; null before it does. */
export function sessionOf(visit: Visit, side: VisitSide): string | null {
  return side === "clinician" ? visit.clinicianSession : visit.patientSession;
}
