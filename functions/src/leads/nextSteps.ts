import { collections } from "@salvia/domain/shared/collections";
import type { Lead } from "@salvia/domain/lead/lead";
import {
  leadActivitySchema,
  stepActivityId,
  trackedLeadSchema,
} from "@salvia/domain/lead/leadActivity";
import {
  canHaveNextStep,
  nextStepDayOf,
  nextStepSchema,
  type NextStep,
  type NextStepDetails,
} from "@salvia/domain/lead/nextStep";
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { stored, storedIfValid } from "../platform/stored.ts";

/**
 * Gives a lead's step to the lead's owner, or deletes it if the lead is gone, over, or in the pool;
 * and stores the step's day in the lead. Reads both as they are now, so events may arrive late,
 * twice, and in any order.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function settleNextStep(lead: DocumentReference): Promise<void> {
  const { firestore } = lead;
  await firestore.runTransaction(async (transaction) => {
    const [found, step] = await transaction.getAll(lead, nextStepDocument(firestore, lead.id));
    if (!found || !step) return;
    const now = stored(trackedLeadSchema, found);
    if (step.exists) {
      if (now === null || !canHaveNextStep(now)) transaction.delete(step.ref);
      else if (step.get("ownerId") !== now.ownerId) {
        transaction.update(step.ref, { ownerId: now.ownerId });
      }
    }
    keepDay(transaction, found, step);
  });
}

/**
 * Stores the day of a lead's step in the lead, and leaves the step alone: the event of a lead that
 * was just lost still has to record it.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function settleStepDay(lead: DocumentReference): Promise<void> {
  const { firestore } = lead;
  await firestore.runTransaction(async (transaction) => {
    const [found, step] = await transaction.getAll(lead, nextStepDocument(firestore, lead.id));
    if (found && step) keepDay(transaction, found, step);
  });
}

/**
 * Adds a step that was done to its lead's activities, and removes it if that was undone. Reads the
 * step as it is now, so events may arrive late, twice, and in any order.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function recordStep(
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): Promise<void> {
  if (before === null || after === null) return;
  const [was, is] = [storedIfValid(nextStepSchema, before), storedIfValid(nextStepSchema, after)];
  if (was === null || is === null || was.doneAt?.getTime() === is.doneAt?.getTime()) return;
  const { firestore } = after.ref;
  const lead = firestore.collection(collections.leads).doc(after.id);
  const activityAt = (at: Date) => lead.collection(collections.activities).doc(stepActivityId(at));
  await firestore.runTransaction(async (transaction) => {
    const [found, step] = await transaction.getAll(lead, after.ref);
    if (was.doneAt !== null && isSameStep(was, is)) transaction.delete(activityAt(was.doneAt));
    const now = step ? storedIfValid(nextStepSchema, step) : null;
    const isUndone = now !== null && now.doneAt === null && isSameStep(now, is);
    if (is.doneAt === null || isUndone || found?.exists !== true) return;
    const { title, ownerId: authorId, doneAt: createdAt } = is;
    const activity = leadActivitySchema.parse({ kind: "step", title, authorId, createdAt });
    transaction.set(activityAt(createdAt), activity);
  });
}

function isSameStep(one: NextStep, other: NextStep): boolean {
  return (["title", "dueOn", "dueAt"] as const).every(
    (field) => one[field]?.valueOf() === other[field]?.valueOf(),
  );
}

/** The lead's revision stays, so that no edit of it conflicts. */
function keepDay(transaction: Transaction, lead: DocumentSnapshot, step: DocumentSnapshot): void {
  const now = stored(trackedLeadSchema, lead);
  if (now === null) return;
  const nextStepDay = nextStepDayOf(now, storedIfValid(nextStepSchema, step));
  if (lead.get("nextStepDay") === nextStepDay) return;
  transaction.update(lead.ref, { nextStepDay: nextStepDay ?? FieldValue.delete() });
}

/** Whether a new lead lacks what it says about its step, or says what was true of an earlier one. */
export function isStepDayWrong(lead: DocumentSnapshot): boolean {
  const now = stored(trackedLeadSchema, lead);
  return now !== null && lead.get("nextStepDay") !== nextStepDayOf(now, null);
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

export function nextStepDocument(firestore: Firestore, leadId: string): DocumentReference {
  return firestore.collection(collections.nextSteps).doc(leadId);
}

function isOpen(step: DocumentSnapshot): boolean {
  return step.exists && step.get("doneAt") === null;
}
