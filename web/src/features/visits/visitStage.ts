import type { Appointment } from "@salvia/domain/appointment";
import {
  isVisit,
  visitClosesAt,
  visitOpensAt,
  type Visit,
  type VisitSide,
} from "@salvia/domain/visit";

/**
 * Where a page stands in a visit:
 * - `none`: the appointment is not by video, or not confirmed.
 * - `early`, `closed`: the doors are not open yet, or no more.
 * - `door`: the patient may enter the waiting room; the clinician may see who is in it.
 * - `waiting`: the patient is in the waiting room.
 * - `room`: both may see each other.
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
  /** Whether this page has taken part before: one that has not takes over from those before it. */
  joined: boolean;
  now: Date;
};

/** Where a page stands in a visit, by what is stored and the time of its clock. */
export function visitStage({
  appointment,
  visit,
  side,
  session,
  joined,
  now,
}: Standing): VisitStage {
  if (visit === null || visit.state === "ended" || now >= visit.expireAt) {
    if (visit?.state === "ended" && now < visit.expireAt) return "over";
    if (!isVisit(appointment)) return "none";
    if (now >= visitClosesAt(appointment)) return "closed";
    return now < visitOpensAt(appointment) ? "early" : "door";
  }
  if (visit.state === "waiting" && side === "clinician") return "door";
  if (joined && sessionOf(visit, side) !== session) return "elsewhere";
  return visit.state === "waiting" ? "waiting" : "room";
}

/** The page at which a side takes part; null before it does. */
export function sessionOf(visit: Visit, side: VisitSide): string | null {
  return side === "clinician" ? visit.clinicianSession : visit.patientSession;
}
