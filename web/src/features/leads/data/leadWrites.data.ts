import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  type CollectionReference,
} from "firebase/firestore";

import { auth } from "../../../firebase/auth.ts";
import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { leadReference } from "./leads.data.ts";

export function newLeadId(): string {
  return doc(collection(firestore(), collections.leads)).id;
}

export function newNoteId(leadId: string): string {
  return doc(activities(leadId)).id;
}

export function activities(leadId: string): CollectionReference {
  return collection(leadReference(leadId), collections.activities);
}

/**
 * The uid of the signed-in salesperson as the security rules see it, from a valid token; null if
 * the user is not a salesperson.
 *
 * @throws FirebaseError `auth/network-request-failed` when a new token is needed and the network
 *   is down
 */
export async function currentSalespersonUid(): Promise<string | null> {
  const user = auth().currentUser;
  if (user === null) return null;
  const { claims } = await user.getIdTokenResult();
  return claims["role"] === "sales" ? user.uid : null;
}

/**
 * Claims a lead from the pool. Never queued while the connection is lost, because a colleague could
 * claim the lead first.
 *
 * @throws FirebaseError `permission-denied` when a colleague was faster, `unavailable` without a
 *   connection
 */
export async function claimLead(id: string, uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    const lead = readDocument(leadSchema, await transaction.get(leadReference(id)));
    transaction.update(leadReference(id), {
      ownerId: uid,
      rev: (lead?.rev ?? 0) + 1,
      updatedAt: serverTimestamp(),
    });
  });
}

/**
 * Hands a lead over to a colleague. Never queued while the connection is lost, so that the
 * salesperson knows whether the colleague has the lead.
 *
 * @param lead the state that the owner decided on
 * @throws FirebaseError `permission-denied` when another user has changed the lead since, or the
 *   colleague is not a salesperson; `unavailable` without a connection
 */
export async function handOverLead(id: string, lead: Lead, ownerId: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    // A transaction without a read would be queued.
    await transaction.get(leadReference(id));
    transaction.update(leadReference(id), {
      ownerId,
      rev: lead.rev + 1,
      updatedAt: serverTimestamp(),
    });
  });
}
