import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import {
  leadMergeSchema,
  mergedLead,
  mergeUndoableMs,
  type LeadMerge,
  type MergeOrder,
} from "@salvia/domain/lead/leadMerge";
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { Refusal } from "../../http/refusal.ts";
import { stored } from "../../platform/stored.ts";
import { hashOf } from "../../platform/hashOf.ts";
import { checklistDocument, mergeChecklists } from "../checklists.ts";
import { mergeNextSteps, nextStepDocument } from "../nextSteps.ts";
import { mergeQuotes, quoteDocument } from "../quotes.ts";
import {
  keyDocument,
  leadIn,
  mayMerge,
  mergeActivity,
  moveActivities,
  type MergedBy,
} from "./leadMerge.ts";

/**
 * Merges two leads: one transaction changes the kept lead, removes the other, stores both
 * originals, and adds the audit log entry; then the other's activities are moved. Repeating the
 * call finishes an interrupted merge.
 *
 * @throws Refusal not-found, not-allowed, changed-meanwhile if either lead has changed since the
 *   user saw it, or bad-request if the chosen values are not a valid lead
 */
export async function runMerge(
  firestore: Firestore,
  order: MergeOrder,
  by: MergedBy,
  now: Date,
): Promise<{ mergeId: string; finished: boolean }> {
  const { keptId, otherId, keptRev, otherRev } = order;
  if (keptId === otherId) throw new Refusal("bad-request");
  const mergeId = hashOf([keptId, keptRev, otherId, otherRev]);
  const document = firestore.collection(collections.leadMerges).doc(mergeId);
  const leads = firestore.collection(collections.leads);
  const [kept, other] = [leads.doc(keptId), leads.doc(otherId)];

  await firestore.runTransaction(async (transaction) => {
    const parts = [nextStepDocument, checklistDocument, quoteDocument].flatMap((documentOf) =>
      [keptId, otherId].map((id) => documentOf(firestore, id)),
    );
    const [begun, there, gone, ...beside] = await transaction.getAll(
      document,
      kept,
      other,
      ...parts,
    );
    const merge = begun ? stored(leadMergeSchema, begun) : null;
    if (merge !== null) return requireOwn(merge, by);
    const raw = [there?.data(), gone?.data()];
    const [one, two] = raw.map(leadIn);
    if (!one || !two || !raw[0] || !raw[1]) throw new Refusal("not-found");
    if (!mayMerge(by, one) || !mayMerge(by, two)) throw new Refusal("not-allowed");
    if (one.rev !== keptRev || two.rev !== otherRev) throw new Refusal("changed-meanwhile");

    const result = mergedOrRefused(one, two, order, now);
    const before = new Set([one, two].flatMap((lead) => Array.from(leadUniqueKeys(lead).values())));
    await moveKeys(transaction, firestore, order, before, result);
    const { uid } = by;
    const { rev } = result;
    const said = { kind: "merge", mergeId, rev, authorId: uid, createdAt: now };
    const entry = { action: "leadsMerged", keptId, otherId, uid, by: uid, at: now };
    // Not `set`, which would delete the fields that a newer version stored.
    transaction.update(kept, { ...result, loss: result.loss ?? FieldValue.delete() });
    transaction.delete(other);
    const originals = mergeParts(transaction, beside, result, other);
    transaction.set(mergeActivity(kept, mergeId), leadActivitySchema.parse(said));
    transaction.create(auditDocument(firestore, mergeId), auditEntrySchema.parse(entry));
    const expiresAt = new Date(now.getTime() + mergeUndoableMs);
    const whole = { keptId, otherId, uid, kept: raw[0], other: raw[1], rev, expiresAt };
    const state = { mergedAt: now, state: "moving" };
    transaction.create(document, leadMergeSchema.parse({ ...whole, ...originals, ...state }));
  });

  if (!(await moveActivities(firestore, document, other, kept, "moving"))) {
    return { mergeId, finished: false };
  }
  await firestore.runTransaction(async (transaction) => {
    const merge = stored(leadMergeSchema, await transaction.get(document));
    if (merge?.state === "moving") transaction.update(document, { state: "merged" });
  });
  return { mergeId, finished: true };
}

/** Refuses to finish a merge that a colleague began, or that was undone in the meantime. */
function requireOwn({ state, uid }: LeadMerge, by: MergedBy): void {
  if (state !== "moving" && state !== "merged") throw new Refusal("changed-meanwhile");
  if (uid !== by.uid) throw new Refusal("not-allowed");
}

/**
 * Merges what lies beside the leads.
 *
 * @param parts next step, checklist and quote, each of the kept lead and of the other
 * @returns what the other lead had, so that the merge can be undone
 */
function mergeParts(
  transaction: Transaction,
  parts: readonly DocumentSnapshot[],
  result: Lead,
  other: DocumentReference,
) {
  const [keptStep, otherStep, keptList, otherList, keptQuote, otherQuote] = parts;
  if (keptStep && otherStep) mergeNextSteps(transaction, keptStep, otherStep, result);
  if (keptList && otherList) mergeChecklists(transaction, keptList, otherList);
  if (keptQuote && otherQuote) mergeQuotes(transaction, keptQuote, otherQuote, other);
  return {
    otherChecklist: otherList?.data() ?? null,
    otherQuote: otherQuote?.data() ?? null,
  };
}

/** Gives the kept lead the keys of its values, and frees the others. */
async function moveKeys(
  transaction: Transaction,
  firestore: Firestore,
  { keptId, otherId }: MergeOrder,
  before: ReadonlySet<string>,
  result: Lead,
): Promise<void> {
  const wanted = new Set(leadUniqueKeys(result).values());
  const keys = await transaction.getAll(...[...before].map((id) => keyDocument(firestore, id)));
  for (const key of keys) {
    const holder: unknown = key.get("leadId");
    // Keys of a third lead are left alone.
    if (holder !== undefined && holder !== keptId && holder !== otherId) continue;
    if (wanted.has(key.id)) transaction.set(key.ref, { leadId: keptId });
    else if (key.exists) transaction.delete(key.ref);
  }
}

function mergedOrRefused(kept: Lead, other: Lead, { choices }: MergeOrder, now: Date): Lead {
  try {
    return mergedLead(kept, other, choices, now);
  } catch {
    throw new Refusal("bad-request");
  }
}

function auditDocument(firestore: Firestore, mergeId: string) {
  return firestore.collection(collections.auditLog).doc(`leadsMerged-${mergeId}`);
}
