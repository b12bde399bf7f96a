import { collections } from "@salvia/domain/shared/collections";
import {
  addFigures,
  figureChanges,
  noFigures,
  type SalesFigures,
} from "@salvia/domain/lead/salesStats";
import {
  getFirestore,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import type { Written } from "../documentWritten.ts";
import { countedByImport } from "./countedByImport.ts";
import { countedLead } from "./countedLead.ts";
import { storedStats } from "./storedStats.ts";

/** Events are delivered for a day; what is remembered of them for longer is of no use. */
const rememberedMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Adds to somebody's figures what a write of a lead has changed in them; to two people's where it was
 * handed over. Right in whatever order events come, because differences add up in any order, and
 * however often, because the event is remembered in the same transaction.
 *
 * A write from before the figures were last counted anew is in them already, and is left alone; and
 * so is a lead that an import has made, or its undo has removed.
 */
export async function countWrittenLead(
  { id, at, before, after }: Written,
  now: Date,
): Promise<void> {
  const changes = figureChanges(before && countedLead(before), after && countedLead(after));
  // Most edits change nothing that is counted, and cost nothing here.
  if (changes.size === 0) return;
  if (before === null && after !== null && (await countedByImport(after, "created"))) return;
  if (after === null && before !== null && (await countedByImport(before, "removed"))) return;

  const firestore = getFirestore(adminApp);
  const event = firestore.collection(collections.processedEvents).doc(`countLead-${id}`);
  const stats = firestore.collection(collections.salesStats);
  await firestore.runTransaction(async (transaction) => {
    const owners = [...changes.keys()].map((uid) => stats.doc(uid));
    const [known, ...found] = await transaction.getAll(event, ...owners);
    if (known?.exists) return;
    const added = found.filter((snapshot) =>
      add(transaction, snapshot, changes.get(snapshot.id) ?? noFigures(), { at, now }),
    );
    // What a recount has counted needs no remembering: it will be so whenever the event comes again.
    if (added.length === 0) return;
    transaction.create(event, { expiresAt: new Date(now.getTime() + rememberedMs) });
  });
}

/** Adds a change to figures that do not hold it yet, and tells whether it has. */
function add(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  change: SalesFigures,
  { at, now }: { at: Timestamp; now: Date },
): boolean {
  const known = storedStats(snapshot);
  if (known === null) {
    // Somebody wrote it by hand. The next recount puts it right.
    logger.write({ severity: "ERROR", message: "sales stats malformed", uid: snapshot.id });
    return false;
  }
  const { figures, countedAt } = known;
  if (countedAt !== null && at.valueOf() <= countedAt.valueOf()) return false;
  transaction.set(snapshot.ref, { ...addFigures(figures, change, now), countedAt });
  return true;
}
