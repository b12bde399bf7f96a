import type { Lead } from "@salvia/domain/lead/lead";
import { addFigures, noFigures, tally } from "@salvia/domain/lead/salesStats";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { storedStats } from "./storedStats.ts";

/**
 * Adds many leads to their owner's figures at once, or removes them. The trigger would update the
 * one document lead by lead, which takes minutes.
 *
 * @param snapshot the owner's document of `salesStats`, read in this transaction
 */
export function countAtOnce(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  leads: readonly Lead[],
  by: 1 | -1,
  now: Date,
): void {
  const known = storedStats(snapshot);
  if (known === null) {
    // The document was edited by hand and is malformed. The next recount repairs it.
    logger.write({ severity: "ERROR", message: "sales stats malformed", uid: snapshot.id });
    return;
  }
  const change = noFigures();
  for (const lead of leads) tally(change, lead, by);
  const { figures, countedAt } = known;
  transaction.set(snapshot.ref, { ...addFigures(figures, change, now), countedAt });
}
