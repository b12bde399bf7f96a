import { collections } from "@salvia/domain/shared/collections";
import { parseStored } from "@salvia/domain/shared/readStored";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import type { Role } from "@salvia/domain/account/role";
import {
  FieldPath,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from "firebase-admin/firestore";

import { dated } from "../../platform/stored.ts";

export type MergedBy = { uid: string; role: Extract<Role, "sales" | "admin"> };

/** A lead with times as `Date`; null if it does not exist. */
export function leadIn(data: DocumentData | undefined): Lead | null {
  if (data === undefined) return null;
  return parseStored(leadSchema, dated(data));
}

/** Whether a user may merge a lead or undo a merge: its owner, or any administrator. */
export function mayMerge({ uid, role }: MergedBy, lead: Pick<Lead, "ownerId">): boolean {
  return role === "admin" || lead.ownerId === uid;
}

export function keyDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(collections.leadKeys).doc(id);
}

/** The kept lead's activity that records the merge. */
export function mergeActivity(lead: DocumentReference, mergeId: string): DocumentReference {
  return lead.collection(collections.activities).doc(`merge:${mergeId}`);
}

/** Each takes two writes, so this many fit into one batch. */
const activitiesPerBatch = 150;

/** One call moves this many batches, which takes a few seconds. */
const batchesPerCall = 20;

/**
 * Moves activities of one lead to the other. Their IDs get a prefix that no client can use, or lose
 * it on the way back. Each transaction moves a batch atomically, so the move can be resumed. It
 * runs only while the merge is in the given state: a late call must not undo a later move.
 *
 * @returns whether all are moved
 */
export async function moveActivities(
  firestore: Firestore,
  merge: DocumentReference,
  from: DocumentReference,
  to: DocumentReference,
  during: "moving" | "movingBack",
): Promise<boolean> {
  const beginning = `merged:${merge.id}:`;
  const back = during === "movingBack";
  const all = from.collection(collections.activities).orderBy(FieldPath.documentId());
  const own = back ? all.startAt(beginning).endBefore(`merged:${merge.id};`) : all;
  for (let batches = 0; batches < batchesPerCall; batches += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a batch starts with what the one before has left
    const moved = await firestore.runTransaction(async (transaction) => {
      const [state, { docs }] = await Promise.all([
        transaction.get(merge),
        transaction.get(own.limit(activitiesPerBatch)),
      ]);
      if (state.get("state") !== during) return 0;
      for (const activity of docs) {
        const id = back ? activity.id.slice(beginning.length) : `${beginning}${activity.id}`;
        transaction.set(to.collection(collections.activities).doc(id), activity.data());
        transaction.delete(activity.ref);
      }
      return docs.length;
    });
    if (moved === 0) return true;
  }
  return false;
}
