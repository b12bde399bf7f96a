import { collections } from "@salvia/domain/shared/collections";
import type { Lead } from "@salvia/domain/lead/lead";
import { trackedLeadSchema } from "@salvia/domain/lead/leadActivity";
import {
  canHaveNextStep,
  nextStepSchema,
  type NextStepDetails,
} from "@salvia/domain/lead/nextStep";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "firebase-admin/firestore";

import { stored } from "../stored.ts";

/**
 * Gives a lead's step to the lead's owner, or deletes it if the lead is gone, over, or in the pool.
 * Reads the lead as it is now, so events may arrive late, twice, and in any order.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function settleNextStep(lead: DocumentReference): Promise<void> {
  const { firestore } = lead;
  await firestore.runTransaction(async (transaction) => {
    const [found, step] = await transaction.getAll(lead, nextStepDocument(firestore, lead.id));
    if (!found || !step?.exists) return;
    const now = stored(trackedLeadSchema, found);
    if (now === null || !canHaveNextStep(now)) transaction.delete(step.ref);
    else if (step.get("ownerId") !== now.ownerId) {
      transaction.update(step.ref, { ownerId: now.ownerId });
    }
  });
}

/** What is still to be done of a step; null if there is nothing. */
export function openStep(step: DocumentSnapshot): NextStepDetails | null {
  const found = stored(nextStepSchema, step);
  if (found === null || found.doneAt !== null) return null;
  const { title, dueOn, dueAt } = found;
  return { title, dueOn, dueAt };
}

/** Restores the step that a lead had before it was lost, unless it has one or is over again. */
export function restoreNextStep(
  transaction: Transaction,
  step: DocumentSnapshot,
  lead: DocumentSnapshot,
  details: NextStepDetails,
): void {
  const now = stored(trackedLeadSchema, lead);
  if (step.exists || now === null || !canHaveNextStep(now)) return;
  const { ownerId, updatedAt } = now;
  const restored = { ...details, leadId: lead.id, ownerId, doneAt: null, rev: 1, updatedAt };
  transaction.create(step.ref, nextStepSchema.parse(restored));
}

/**
 * Leaves one step for two merged leads: the kept lead's if it is still to be done, or else the
 * other's.
 */
export function mergeNextSteps(
  transaction: Transaction,
  kept: DocumentSnapshot,
  other: DocumentSnapshot,
  lead: Lead,
): void {
  const taken = isOpen(other) && !isOpen(kept) && canHaveNextStep(lead) ? other.data() : undefined;
  if (taken !== undefined) {
    const rev: unknown = kept.get("rev");
    const next = typeof rev === "number" ? rev + 1 : 1;
    transaction.set(kept.ref, {
      ...taken,
      leadId: kept.id,
      ownerId: lead.ownerId,
      rev: next,
    });
  }
  if (other.exists) transaction.delete(other.ref);
}

/** The document of a lead's step. */
export function nextStepDocument(firestore: Firestore, leadId: string): DocumentReference {
  return firestore.collection(collections.nextSteps).doc(leadId);
}

function isOpen(step: DocumentSnapshot): boolean {
  return step.exists && step.get("doneAt") === null;
}
