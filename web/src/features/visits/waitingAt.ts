import { isAlone, isHere } from "@salvia/domain/scheduling/visit";

import type { VisitNow } from "../../ui/status/visitsNow.ts";
import type { WaitingList, WaitingVisit } from "./visits.data.ts";

type WaitingAt = {
  /** In the waiting room, or in the call without the clinician. */
  waiting: readonly WaitingVisit[];
  /** Those of them who stopped being heard from. */
  unheard: readonly WaitingVisit[];
  /** By the id of the appointment. */
  now: ReadonlyMap<string, VisitNow>;
};

/** Who waits at a moment, without visits that have closed. */
export function waitingAt({ visits, fresh }: WaitingList, now: Date): WaitingAt {
  // Closed visits remain until Firestore deletes them.
  const open = visits.filter((visit) => visit.expireAt > now);
  const all = open.filter((visit) => visit.state === "waiting" || isAlone(visit, now));
  // While the server is unreachable, every page appears silent.
  const waiting = all.filter((visit) => !fresh || isHere(visit, now));
  const inCall = open.filter(({ state }) => state === "admitted");
  return {
    waiting,
    unheard: all.filter((visit) => !waiting.includes(visit)),
    now: new Map([
      ...inCall.map(({ id }) => [id, "inCall"] as const),
      ...waiting.map(({ id, state }) => [id, state === "waiting" ? "waiting" : "alone"] as const),
    ]),
  };
}
