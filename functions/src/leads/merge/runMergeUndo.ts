import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { leadMergeSchema, type LeadMerge } from "@salvia/domain/lead/leadMerge";
import { nextStepDayOf } from "@salvia/domain/lead/nextStep";
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { Refusal } from "../../http/refusal.ts";
import { stored } from "../../platform/stored.ts";
import { quoteDocument, splitQuotes } from "../quotes.ts";
import { checklistDocument, splitChecklists } from "../checklists.ts";
import {
  keyDocument,
  leadIn,
  mayMerge,
  mergeActivity,
  moveActivities,
  type MergedBy,
} from "./leadMerge.ts";

/**
 * Splits a merged lead into the two originals: one transaction restores both with their keys and
 * adds the audit log entry; then the other's activities are moved back. Repeating the call finishes
 * an interrupted undo.
 *
 * The kept lead's `rev` keeps counting up, so that an open form of the merged lead cannot overwrite
 * it.
 *
 * @throws Refusal not-found if the merge no longer exists, not-allowed, or changed-meanwhile if
 *   the lead was edited since, or another lead has taken one of the removed lead's unique values
 */
export async function runMergeUndo(
  firestore: Firestore,
  mergeId: string,
  by: MergedBy,
  now: Date,
): Promise<{ finished: boolean }> {
  const document = firestore.collection(collections.leadMerges).doc(mergeId);
  const leads = firestore.collection(collections.leads);

  const { keptId, otherId } = await firestore.runTransaction(async (transaction) => {
    const merge = stored(leadMergeSchema, await transaction.get(document));
    if (merge === null) throw new Refusal("not-found");
    const [kept, other] = [leads.doc(merge.keptId), leads.doc(merge.otherId)];
    const [there, gone] = await transaction.getAll(kept, other);
    const current = leadIn(there?.data());
    if (current === null) throw new Refusal("not-found");
    if (!mayMerge(by, current)) throw new Refusal("not-allowed");
    if (merge.state === "movingBack" || merge.state === "undone") return merge;

    const [one, two] = [leadIn(merge.kept ?? undefined), leadIn(merge.other ?? undefined)];
    if (one === null || two === null || merge.expiresAt <= now) {
      throw new Refusal("not-found");
    }
    if (current.rev !== merge.rev || gone?.exists) throw new Refusal("changed-meanwhile");

    const holders = new Map(
      [...leadUniqueKeys(two).values()]
        .map((id) => [id, merge.otherId] as const)
        // A value that both leads had goes to the kept lead, because values are unique.
        .concat([...leadUniqueKeys(one).values()].map((id) => [id, merge.keptId] as const)),
    );
    const ids = new Set([...holders.keys(), ...leadUniqueKeys(current).values()]);
    const keys = await freeKeys(transaction, firestore, ids, {
      keptId: merge.keptId,
      household: one.household ?? two.household,
    });
    const [checklist, quote] = await Promise.all([
      transaction.get(checklistDocument(firestore, merge.keptId)),
      transaction.get(quoteDocument(firestore, merge.keptId)),
    ]);
    for (const key of keys) {
      const leadId = holders.get(key.id);
      if (leadId === undefined) transaction.delete(key.ref);
      else transaction.set(key.ref, { leadId });
    }
    // The step stays with the kept lead. The premium follows its quote, which may be newer.
    const original = restored(merge, there?.get("updatedAt"), current.rev);
    const { nextStepDay, monthlyPremium } = current;
    transaction.set(kept, withFields(original, { nextStepDay, monthlyPremium }));
    transaction.create(
      other,
      withFields(merge.other ?? {}, { nextStepDay: nextStepDayOf(two, null) }),
    );
    const otherChecklist = checklistDocument(firestore, merge.otherId);
    splitChecklists(transaction, checklist, otherChecklist, merge.otherChecklist);
    const otherQuote = quoteDocument(firestore, merge.otherId);
    splitQuotes(transaction, quote, otherQuote, merge.otherQuote, kept);
    transaction.delete(mergeActivity(kept, mergeId));
    const { uid } = by;
    const about = { keptId: merge.keptId, otherId: merge.otherId };
    const entry = { action: "mergeUndone", ...about, uid, by: uid, at: now };
    const log = firestore.collection(collections.auditLog).doc(`mergeUndone-${mergeId}`);
    transaction.create(log, auditEntrySchema.parse(entry));
    // The stored originals are no longer needed.
    transaction.update(document, noOriginals);
    return merge;
  });

  const [kept, other] = [leads.doc(keptId), leads.doc(otherId)];
  if (!(await moveActivities(firestore, document, kept, other, "movingBack")))
    return { finished: false };
  await firestore.runTransaction(async (transaction) => {
    const merge = stored(leadMergeSchema, await transaction.get(document));
    if (merge?.state === "movingBack") transaction.update(document, { state: "undone" });
  });
  return { finished: true };
}

/** Keys without those that another lead of the household has. */
async function freeKeys(
  transaction: Transaction,
  firestore: Firestore,
  ids: ReadonlySet<string>,
  { keptId, household }: { keptId: string; household: string | undefined },
): Promise<readonly DocumentSnapshot[]> {
  const keys = await transaction.getAll(...[...ids].map((id) => keyDocument(firestore, id)));
  const holders = keys.map((key) => String(key.get("leadId") ?? keptId));
  const others = holders.filter((holder) => holder !== keptId);
  if (others.length === 0) return keys;
  const leads = firestore.collection(collections.leads);
  const found = await transaction.getAll(...others.map((id) => leads.doc(id)));
  if (found.some((lead) => household === undefined || lead.get("household") !== household)) {
    throw new Refusal("changed-meanwhile");
  }
  return keys.filter((_, index) => holders[index] === keptId);
}

/** A stored lead with what it says now about its next step and quote. */
function withFields(lead: object, fields: Partial<Lead>) {
  return Object.fromEntries(
    Object.entries({ ...lead, ...fields }).filter(([, value]) => value !== undefined),
  );
}

const noOriginals = {
  state: "movingBack",
  kept: null,
  other: null,
  otherChecklist: null,
  otherQuote: null,
};

/**
 * The original of the kept lead; if its person has written in the meantime, it keeps the newer
 * date.
 */
function restored({ kept, mergedAt }: LeadMerge, updatedAt: unknown, rev: number) {
  const isTouched = updatedAt instanceof Timestamp && updatedAt.toMillis() !== mergedAt.getTime();
  return { ...kept, rev: rev + 1, ...(isTouched && { updatedAt }) };
}
