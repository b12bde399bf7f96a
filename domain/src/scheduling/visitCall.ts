import { callSession, signalId, signalsPath, type Visit, type VisitSide } from "./visit.ts";
import { guestSignalId, guestSignalsPath, type Guest } from "./visitGuest.ts";

/** Everyone who can take part in a visit. Of two, the one named first makes the first offer. */
export const visitRoles = ["clinician", "patient", "guest"] as const;

export type VisitRole = VisitSide | "guest";

/** A call between the pages of two people, from the point of view of one of them. */
export type VisitCall = {
  /** Made of both pages' sessions. */
  session: string;
  ownUid: string;
  otherUid: string;
  isOfferer: boolean;
  signals: string;
  /** Whether its signals name their recipient; in a call without a guest, there is only one. */
  namesRecipient: boolean;
  signalIdOf: (number: number) => string;
  expireAt: Date;
};

/**
 * The call between two people in a visit; null while one of them is not in it.
 *
 * @param guest null if the visit has none
 */
export function visitCall(
  visitId: string,
  visit: Visit,
  guest: Guest | null,
  [own, other]: readonly [VisitRole, VisitRole],
): VisitCall | null {
  const uids = { clinician: visit.clinicianId, patient: visit.patientId, guest: guest?.uid };
  const [ownUid, otherUid] = [uids[own], uids[other]];
  const session = sessionOf(visit, guest, [own, other]);
  if (session === null || ownUid === undefined || otherUid === undefined) return null;
  const isWithGuest = own === "guest" || other === "guest";
  return {
    session,
    ownUid,
    otherUid,
    isOfferer: visitRoles.indexOf(own) < visitRoles.indexOf(other),
    signals: isWithGuest ? guestSignalsPath(visitId) : signalsPath(visitId),
    namesRecipient: isWithGuest,
    signalIdOf: (number) =>
      isWithGuest ? guestSignalId(ownUid, otherUid, number) : signalId(ownUid, number),
    expireAt: visit.expireAt,
  };
}

/** The rules deny the signals of everyone who is away. */
function sessionOf(visit: Visit, guest: Guest | null, pair: readonly VisitRole[]): string | null {
  if (pair.includes("patient") && visit.state !== "admitted") return null;
  if (!pair.includes("guest")) return callSession(visit);
  if (guest?.state !== "admitted" || guest.session === null || visit.state === "ended") return null;
  const other = pair.includes("clinician") ? visit.clinicianSession : visit.patientSession;
  return other === null ? null : `${other}_${guest.session}`;
}
