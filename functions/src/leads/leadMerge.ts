import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import type { Role } from "@salvia/domain/account/role";
import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from "firebase-admin/firestore";

/** Who merges leads, or undoes that. */
export type MergedBy = { uid: string; role: Extract<Role, "sales" | "admin"> };

/** A lead, with times as `Date`; null where there is none. */
export function leadIn(data: DocumentData | undefined): Lead | null {
  if (data === undefined) return null;
  const { consent } = data;
  return leadSchema.parse(dated({ ...data, consent: consent ? dated(consent) : null }));
}

function dated(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

/** Whether somebody may merge a lead, or undo that: its owner, or any administrator. */
export function mayMerge({ uid, role }: MergedBy, lead: Pick<Lead, "ownerId">): boolean {
  return role === "admin" || lead.ownerId === uid;
}

/** Where the key of a lead's value is. */
export function keyDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(collections.leadKeys).doc(id);
}

/** The activity of the kept lead that tells of the merge. */
export function mergeActivity(lead: DocumentReference, mergeId: string): DocumentReference {
  return lead.collection(collections.activities).doc(`merge:${mergeId}`);
}

/** Two writes each: so many are within what one batch takes. */
const activitiesPerBatch = 150;

/** What one call moves takes some seconds. */
const batchesPerCall = 20;

/**
 * Moves activities of one lead to the other, whose ids get a beginning that no client can have taken,
 * or lose it on the way back. Each transaction moves some, all or none, so it can be begun again; and
 * only while the merge is at this: a late call must not move what has been moved back.
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
    // oxlint-disable-next-line no-await-in-loop -- a batch begins with what the one before has left
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
