import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import {
  importedLeadId,
  importRunSchema,
  leadImportSchema,
  undoableMs,
  type ImportRun,
  type UndoProgress,
} from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "firebase-admin/firestore";

import { Refusal } from "../http/refusal.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { indexAtOnce } from "../searchIndexes/searchIndex.ts";
import { stored } from "../platform/stored.ts";
import { countAtOnce } from "./countAtOnce.ts";
import { importRunDocument, isAsOld } from "./importRun.ts";
import { keyDocument } from "./merge/leadMerge.ts";

/**
 * A lead and its keys take four writes plus a query for activities, so small transactions are fast.
 */
const leadsPerTransaction = 50;

/**
 * A call begins no further transaction after this time, so that it ends in time however slow the
 * database is; the page then shows progress and calls again.
 */
const callMs = 5000;

type UndoOrder = { importId: string; uid: string; now: Date };

/**
 * Removes an import's leads that were not edited since, with their keys, and subtracts them from
 * their owner's figures. Each transaction records its progress in the import, its chunk and the
 * audit log, so the next call continues after a crash.
 *
 * @param clock in milliseconds
 * @throws Refusal not-found if the import does not exist or is too old
 */
export async function runImportUndo(
  firestore: Firestore,
  order: UndoOrder,
  clock: () => number = Date.now,
): Promise<UndoProgress> {
  const until = clock() + callMs;
  const run = importRunDocument(firestore, order.uid, order.importId);
  const begun = await begin(firestore, run, order);
  if (begun.finished) return progressOf(begun);
  const open = firestore
    .collection(collections.leadImports)
    .where("run", "==", run.id)
    .where("undone", "==", false)
    .limit(1);
  do {
    // oxlint-disable no-await-in-loop -- each transaction continues where the one before ended
    const [chunk] = (await open.get()).docs;
    if (chunk === undefined) return finish(firestore, run);
    const removed = await undoPart(firestore, { run, chunk: chunk.ref }, order);
    await indexAtOnce(firestore, leadIndex, new Map([[order.uid, removed]]));
    // oxlint-enable no-await-in-loop
  } while (clock() < until);
  const now = stored(importRunSchema, await run.get());
  if (now === null) throw new Refusal("not-found");
  return progressOf(now);
}

/** Stops further imports and records in the audit log who undoes it. */
async function begin(
  firestore: Firestore,
  document: DocumentReference,
  { uid, now }: UndoOrder,
): Promise<ImportRun> {
  return firestore.runTransaction(async (transaction) => {
    const run = stored(importRunSchema, await transaction.get(document));
    if (run === null || (run.undoneAt === null && run.expiresAt <= now)) {
      throw new Refusal("not-found");
    }
    if (run.undoneAt !== null) return run;
    const begun = { ...run, undoneAt: now, expiresAt: new Date(now.getTime() + undoableMs) };
    const entry = { action: "importUndone", removed: 0, kept: 0, uid, by: uid, at: now };
    transaction.set(document, begun);
    transaction.create(entryOf(firestore, document), auditEntrySchema.parse(entry));
    return begun;
  });
}

/**
 * Undoes as many rows of a chunk as fit in one transaction.
 *
 * @returns the ids of the removed leads
 */
async function undoPart(
  firestore: Firestore,
  at: { run: DocumentReference; chunk: DocumentReference },
  { uid, now }: UndoOrder,
): Promise<readonly string[]> {
  const figures = firestore.collection(collections.salesStats).doc(uid);
  return firestore.runTransaction(async (transaction) => {
    const [kept, begun, stats] = await transaction.getAll(at.chunk, at.run, figures);
    const chunk = kept ? stored(leadImportSchema, kept) : null;
    const run = begun ? stored(importRunSchema, begun) : null;
    // Another call was faster.
    if (!kept || !stats || !chunk || !run || chunk.undone) return [];

    const created = chunk.outcomes.flatMap((outcome, row) =>
      outcome === "created" && row >= (chunk.looked ?? 0) ? [row] : [],
    );
    const rows = created.slice(0, leadsPerTransaction);
    const looked = await lookAt(firestore, transaction, { kept, rows, uid });
    const removed = looked.flatMap(({ row, untouched }) => (untouched === null ? [] : [row]));

    for (const { lead, keys, untouched } of looked) {
      if (untouched === null) continue;
      transaction.delete(lead);
      for (const key of keys) transaction.delete(key);
    }
    const gone = looked.flatMap(({ untouched }) => untouched ?? []);
    if (gone.length > 0) countAtOnce(transaction, stats, gone, -1, now);
    const counts = {
      removed: run.removed + removed.length,
      kept: run.kept + looked.filter(({ there, untouched }) => there && untouched === null).length,
    };
    transaction.update(at.chunk, {
      undone: rows.length === created.length,
      looked: (rows.at(-1) ?? -1) + 1,
      removed: [...(chunk.removed ?? []), ...removed],
      // Extends the lifetime: late events of removed leads check whether the undo has counted them.
      expiresAt: new Date(now.getTime() + undoableMs),
    });
    transaction.update(at.run, counts);
    transaction.update(entryOf(firestore, at.run), counts);
    return removed.map((row) => importedLeadId(at.chunk.id, row));
  });
}

/** A row's lead; `untouched` is null if the lead was edited or is gone. */
type LookedAt = {
  row: number;
  lead: DocumentReference;
  there: boolean;
  untouched: Lead | null;
  /** Those of the row's keys that point to the lead. */
  keys: readonly DocumentReference[];
};

async function lookAt(
  firestore: Firestore,
  transaction: Transaction,
  { kept, rows, uid }: { kept: DocumentSnapshot; rows: readonly number[]; uid: string },
): Promise<LookedAt[]> {
  const leads = rows.map((row) =>
    firestore.collection(collections.leads).doc(importedLeadId(kept.id, row)),
  );
  if (leads.length === 0) return [];
  const [found, activities] = await Promise.all([
    transaction.getAll(...leads),
    Promise.all(
      leads.map((lead) => transaction.get(lead.collection(collections.activities).limit(1))),
    ),
  ]);
  const isAsImported = found.map((snapshot, index) => {
    const lead = leadOf(snapshot);
    const isOriginal = isAsOld(snapshot, kept) && activities[index]?.empty === true;
    return isOriginal && lead?.rev === 1 && lead.ownerId === uid ? lead : null;
  });
  const keys = isAsImported.map((lead) =>
    lead === null ? [] : [...leadUniqueKeys(lead).values()],
  );
  const documentOf = (id: string) => keyDocument(firestore, id);
  const ids = [...new Set(keys.flat())];
  const held = new Map(
    (ids.length === 0 ? [] : await transaction.getAll(...ids.map(documentOf))).map((key) => [
      key.id,
      key.get("leadId"),
    ]),
  );
  return rows.flatMap((row, index): LookedAt[] => {
    const snapshot = found[index];
    if (snapshot === undefined) return [];
    const own = (keys[index] ?? []).filter((key) => held.get(key) === snapshot.id);
    return [
      {
        row,
        lead: snapshot.ref,
        there: snapshot.exists,
        untouched: isAsImported[index] ?? null,
        keys: own.map(documentOf),
      },
    ];
  });
}

/** A malformed lead was changed by something other than the import. */
function leadOf(snapshot: DocumentSnapshot): Lead | null {
  try {
    return stored(leadSchema, snapshot);
  } catch {
    return null;
  }
}

async function finish(firestore: Firestore, document: DocumentReference): Promise<UndoProgress> {
  return firestore.runTransaction(async (transaction) => {
    const run = stored(importRunSchema, await transaction.get(document));
    if (run === null) throw new Refusal("not-found");
    transaction.update(document, { finished: true });
    return progressOf({ ...run, finished: true });
  });
}

/** An import is undone only once, so it has one entry. */
function entryOf(firestore: Firestore, run: DocumentReference): DocumentReference {
  return firestore.collection(collections.auditLog).doc(`importUndone-${run.id}`);
}

function progressOf({ removed, kept, finished }: ImportRun): UndoProgress {
  return { removed, kept, finished };
}
