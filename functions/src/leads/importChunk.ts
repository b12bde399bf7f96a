import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/collections";
import { leadSchema, newLead, type Lead } from "@salvia/domain/lead";
import type { LeadCallInput } from "@salvia/domain/leadCalls";
import {
  importedLeadId,
  leadImportSchema,
  type ImportedLead,
  type ImportOutcome,
} from "@salvia/domain/leadImport";
import { leadKeys } from "@salvia/domain/leadKeys";
import { addFigures, noFigures, tally } from "@salvia/domain/salesStats";
import { getFirestore, type Transaction } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";
import { knownLeads } from "./knownLeads.ts";
import { storedStats } from "./storedStats.ts";

/** Longer than an event of a new lead may be late, which asks whether an import has counted it. */
const rememberedMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Makes leads of a chunk's rows, all in one transaction: the leads, their keys, their owner's figures,
 * and what became of each row. So a chunk is done or it is not, whenever the function dies; and one
 * that is sent again is answered from what was written down.
 */
export async function importChunk(
  { importId, chunk, leads }: LeadCallInput<"importLeads">,
  uid: string,
  now: Date,
): Promise<ImportOutcome[]> {
  const firestore = getFirestore(adminApp);
  const id = chunkId([uid, importId, chunk, leads]);
  const document = firestore.collection(collections.leadImports).doc(id);
  const figures = firestore.collection(collections.salesStats).doc(uid);
  const rows = leads.map((each) => ({
    lead: beginning(each, uid, now),
    keys: [...leadKeys(each).values()],
  }));

  return await firestore.runTransaction(async (transaction) => {
    const [kept, stats] = await transaction.getAll(document, figures);
    const before = kept && stored(leadImportSchema, kept);
    if (before) return before.outcomes;

    const keys = rows.flatMap((row) => row.keys);
    const known = new Map(
      await knownLeads(keys, uid, (...documents) => transaction.getAll(...documents)),
    );
    const created: Lead[] = [];
    const outcomes = rows.map(({ lead, keys: own }, row): ImportOutcome => {
      const holder = own.map((key) => known.get(key)).find((each) => each !== undefined);
      if (holder !== undefined) return holder;
      store(transaction, importedLeadId(id, row), lead, own);
      for (const key of own) known.set(key, "mine");
      created.push(lead);
      return "created";
    });
    if (stats && created.length > 0) count(transaction, stats, created, now);
    const expiresAt = new Date(now.getTime() + rememberedMs);
    transaction.create(document, leadImportSchema.parse({ outcomes, expiresAt }));
    return outcomes;
  });
}

function beginning({ source, ...details }: ImportedLead, uid: string, now: Date): Lead {
  return leadSchema.parse({ ...newLead(details, source, uid), createdAt: now, updatedAt: now });
}

function store(transaction: Transaction, id: string, lead: Lead, keys: readonly string[]): void {
  const firestore = getFirestore(adminApp);
  transaction.create(firestore.collection(collections.leads).doc(id), lead);
  for (const key of keys) {
    transaction.create(firestore.collection(collections.leadKeys).doc(key), { leadId: id });
  }
}

/** Adds all at once what the trigger would add lead by lead, to one document, for minutes. */
function count(
  transaction: Transaction,
  snapshot: Parameters<typeof storedStats>[0],
  leads: readonly Lead[],
  now: Date,
): void {
  const known = storedStats(snapshot);
  if (known === null) {
    // Somebody wrote it by hand. The next recount puts it right.
    logger.write({ severity: "ERROR", message: "sales stats malformed", uid: snapshot.id });
    return;
  }
  const change = noFigures();
  for (const lead of leads) tally(change, lead, 1);
  const { figures, countedAt } = known;
  transaction.set(snapshot.ref, { ...addFigures(figures, change, now), countedAt });
}

/** Of the contents too: rows that were changed in between are other rows. */
function chunkId(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
