import { collections } from "@salvia/domain/shared/collections";
import {
  leadSchema,
  newLead,
  type Lead,
  type LeadDetails,
  type LeadTimestamp,
} from "@salvia/domain/lead/lead";
import type { LeadEntry } from "@salvia/domain/lead/leadForm";
import { leadUniqueKeyChanges, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type FieldValue,
} from "firebase/firestore";

import { auth } from "../../../firebase/auth.ts";
import { readDocument } from "../../../firebase/converters.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { keyReference } from "./leadUniqueKeys.data.ts";
import { leadReference } from "./leads.data.ts";

/** The id for a new lead. */
export function newLeadId(): string {
  return doc(collection(firestore(), collections.leads)).id;
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
 * Creates a lead owned by the user. Resolves once the server confirms it; while the connection is
 * lost it stays pending. Sending the same id or the same person twice cannot create two leads.
 *
 * @throws FirebaseError `permission-denied` when the person is already a lead
 */
export async function createLead(id: string, entry: LeadEntry, uid: string): Promise<void> {
  const batch = writeBatch(firestore());
  batch.set(leadReference(id), {
    ...newLead(entry.details, entry.source, uid),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  } satisfies Stored);
  for (const key of leadUniqueKeys(entry.details).values())
    batch.set(keyReference(key), { leadId: id });
  await batch.commit();
}

/**
 * Saves the form's fields of a lead, unless another user has changed the lead since `base`.
 *
 * @throws FirebaseError `permission-denied` when another user has changed it, or when another
 *   lead has one of its unique keys
 */
export async function updateLead(id: string, details: LeadDetails, base: Lead): Promise<void> {
  const { taken, given } = leadUniqueKeyChanges(base, details);
  const batch = writeBatch(firestore());
  batch.update(leadReference(id), {
    ...details,
    search: leadSearch(details),
    rev: base.rev + 1,
    updatedAt: serverTimestamp(),
  } satisfies Partial<Stored>);
  for (const key of taken) batch.set(keyReference(key), { leadId: id });
  for (const key of given) batch.delete(keyReference(key));
  await batch.commit();
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
    } satisfies Partial<Stored>);
  });
}

/** A lead on its way to the server, which fills in the timestamps. */
type Stored = Omit<Lead, LeadTimestamp> & Record<LeadTimestamp, FieldValue>;
