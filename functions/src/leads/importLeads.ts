import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import { leadSchema, newLead, type Lead } from "@salvia/domain/lead/lead";
import {
  importedLeadId,
  importRunSchema,
  leadImportSchema,
  undoableMs,
  type ImportedLead,
  type ImportOutcome,
  type ImportRun,
} from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue, getFirestore, type Transaction } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { hashOf } from "../platform/hashOf.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { indexAtOnce } from "../searchIndexes/searchIndex.ts";
import { stored } from "../platform/stored.ts";
import { knownLeads } from "./checkLeadKeys.ts";
import { countAtOnce } from "./countAtOnce.ts";
import { importRunDocument } from "./importRun.ts";
import { keyDocument } from "./merge/leadMerge.ts";

/** Imports a chunk of a file's rows as leads of the caller. */
export const importLeads: SignedInHandler<typeof leadEndpoints.importLeads> = async (
  chunk,
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadImport", call, uid);
  const { outcomes, leadIds } = await importChunk(chunk, uid, call.now);
  await indexAtOnce(getFirestore(adminApp), leadIndex, new Map([[uid, leadIds]]));
  const created = outcomes.filter((outcome) => outcome === "created").length;
  logger.info("leads imported", { uid, importId: chunk.importId, chunk: chunk.chunk, created });
  return { output: { outcomes } };
};

/**
 * One day longer than the import can be undone: undo needs the chunks, and a late event of a new
 * lead checks whether an import has counted it.
 */
const rememberedMs = undoableMs + 24 * 60 * 60 * 1000;

/**
 * Creates leads from a chunk's rows in one transaction: the leads, their keys, their owner's
 * figures, the count in the audit log, and the outcome of each row. A chunk is therefore imported completely or not at all,
 * even if the function dies. A repeated chunk gets the stored outcome.
 *
 * @throws Refusal import-undone if the import is being undone or was undone
 */
async function importChunk(
  { importId, chunk, leads }: InputOf<typeof leadEndpoints.importLeads>,
  uid: string,
  now: Date,
): Promise<{ outcomes: ImportOutcome[]; leadIds: readonly string[] }> {
  const firestore = getFirestore(adminApp);
  // Includes the contents, because rows that were edited in between are different rows.
  const id = hashOf([uid, importId, chunk, leads]);
  const run = importRunDocument(firestore, uid, importId);
  const document = firestore.collection(collections.leadImports).doc(id);
  const entry = firestore.collection(collections.auditLog).doc(`leadsImported-${run.id}`);
  const figures = firestore.collection(collections.salesStats).doc(uid);
  const rows = leads.map((each) => ({
    lead: beginning(each, uid, now),
    keys: [...leadUniqueKeys(each).values()],
  }));

  const outcomes = await firestore.runTransaction(async (transaction) => {
    const [kept, stats, begun, logged] = await transaction.getAll(document, figures, run, entry);
    const soFar = begun ? stored(importRunSchema, begun) : null;
    if (soFar !== null && soFar.undoneAt !== null) throw new Refusal("import-undone");
    const before = kept && stored(leadImportSchema, kept);
    if (before) return before.outcomes;

    const keys = rows.flatMap((row) => row.keys);
    const known = new Map(
      await knownLeads(keys, uid, (...documents) => transaction.getAll(...documents)),
    );
    const created: Lead[] = [];
    const ends = rows.map(({ lead, keys: own }, row): ImportOutcome => {
      const holder = own.map((key) => known.get(key)).find((each) => each !== undefined);
      if (holder !== undefined) return holder;
      store(transaction, importedLeadId(id, row), lead, own);
      for (const key of own) known.set(key, "mine");
      created.push(lead);
      return "created";
    });
    if (created.length > 0) {
      if (stats) countAtOnce(transaction, stats, created, 1, now);
      const count = created.length;
      if (logged?.exists) transaction.update(entry, { count: FieldValue.increment(count) });
      else transaction.create(entry, newEntry(uid, count, now));
    }
    const expiresAt = new Date(now.getTime() + rememberedMs);
    const undo = { run: run.id, undone: false, looked: 0, removed: [] };
    transaction.create(document, leadImportSchema.parse({ outcomes: ends, ...undo, expiresAt }));
    const whole = soFar ?? newRun(uid, importId, now);
    transaction.set(run, { ...whole, created: whole.created + created.length });
    return ends;
  });
  const leadIds = outcomes.flatMap((outcome, row) =>
    outcome === "created" ? [importedLeadId(id, row)] : [],
  );
  return { outcomes, leadIds };
}

function beginning({ source, ...details }: ImportedLead, uid: string, now: Date): Lead {
  return leadSchema.parse({
    ...newLead(details, source, uid),
    createdAt: now,
    updatedAt: now,
    // As the trigger would store it.
    nextStepDay: "none",
  });
}

function store(transaction: Transaction, id: string, lead: Lead, keys: readonly string[]): void {
  const firestore = getFirestore(adminApp);
  transaction.create(firestore.collection(collections.leads).doc(id), lead);
  for (const key of keys) {
    transaction.create(keyDocument(firestore, key), { leadId: id });
  }
}

function newEntry(uid: string, count: number, at: Date): AuditEntry {
  return auditEntrySchema.parse({ action: "leadsImported", count, uid, by: uid, at });
}

function newRun(uid: string, importId: string, now: Date): ImportRun {
  const expiresAt = new Date(now.getTime() + undoableMs);
  const undo = { undoneAt: null, removed: 0, kept: 0, finished: false };
  return { uid, importId, createdAt: now, created: 0, ...undo, expiresAt };
}
