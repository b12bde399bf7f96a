import { importOf, leadImportSchema } from "@salvia/domain/lead/leadImport";
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

import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { stored } from "../platform/stored.ts";
import { isAsOld } from "./importRun.ts";
import { storedStats, countedLead } from "./storedStats.ts";

/** Events are delivered for up to a day, so remembering them longer than this is useless. */
const rememberedMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Updates the figures of a lead's owner after a write, or of both owners if the lead was
 * reassigned. The order of events does not matter, because differences commute; repeated events do
 * not matter, because each is remembered in the same transaction.
 *
 * Ignores writes from before the last recount, which has already counted them, and leads that an
 * import has created or its undo has removed.
 */
export async function countWrittenLead(
  { id, at, before, after }: Written,
  now: Date,
): Promise<void> {
  const changes = figureChanges(before && countedLead(before), after && countedLead(after));
  // Most edits change no figures and return here without further reads.
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
    // A write that a recount covers needs no record: the recount covers its repetitions too.
    if (added.length === 0) return;
    transaction.create(event, { expiresAt: new Date(now.getTime() + rememberedMs) });
  });
}

/** Adds a change unless the figures already include it, and returns whether it did. */
function add(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  change: SalesFigures,
  { at, now }: { at: Timestamp; now: Date },
): boolean {
  const known = storedStats(snapshot);
  if (known === null) {
    // The document was edited by hand and is malformed. The next recount repairs it.
    logger.write({ severity: "ERROR", message: "sales stats malformed", uid: snapshot.id });
    return false;
  }
  const { figures, countedAt } = known;
  if (countedAt !== null && at.valueOf() <= countedAt.valueOf()) return false;
  transaction.set(snapshot.ref, { ...addFigures(figures, change, now), countedAt });
  return true;
}

/**
 * Whether an import has counted a new lead in its own transaction, or an undo has counted a removed
 * one. Reads one document, or none if the ID is not from an import.
 *
 * @param lead as it was created, or as it was when it was deleted
 */
async function countedByImport(
  lead: DocumentSnapshot,
  what: "created" | "removed",
): Promise<boolean> {
  const named = importOf(lead.id);
  if (named === null) return false;
  const chunks = getFirestore(adminApp).collection(collections.leadImports);
  const snapshot = await chunks.doc(named.chunk).get();
  const kept = stored(leadImportSchema, snapshot);
  // A client can choose an ID of this shape. Only a lead from the import was created together with
  // its chunk.
  if (kept === null || !isAsOld(lead, snapshot)) return false;
  return what === "created"
    ? kept.outcomes[named.row] === "created"
    : kept.removed?.includes(named.row) === true;
}
