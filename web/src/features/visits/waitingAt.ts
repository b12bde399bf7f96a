import { isHere } from "@salvia/domain/scheduling/visit";

import type { WaitingList, WaitingVisit } from "./visits.data.ts";

/** Who waits at a moment, and who stopped being heard from, without visits that have closed. */
export function waitingAt(
  { visits, fresh }: WaitingList,
  now: Date,
): { waiting: readonly WaitingVisit[]; unheard: readonly WaitingVisit[] } {
  // Closed visits remain until Firestore deletes them.
  const open = visits.filter((visit) => visit.expireAt > now);
  // While the server is unreachable, every page appears silent.
  const waiting = open.filter((visit) => !fresh || isHere(visit, now));
  return { waiting, unheard: open.filter((visit) => !waiting.includes(visit)) };
}
