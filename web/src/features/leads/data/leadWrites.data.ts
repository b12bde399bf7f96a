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

/** The id of a lead that is about to be created. */
export function newLeadId(): string {
  return doc(collection(firestore(), collections.leads)).id;
}

/**
 * The uid that the security rules will see as a salesperson's, from a token that is valid now;
 * null where there is none.
 *
 * @throws FirebaseError `auth/network-request-failed` where a new token is needed and out of reach
 */
export async function currentSalespersonUid(): Promise<string | null> {
  const user = auth().currentUser;
  if (user === null) return null;
  const { claims } = await user.getIdTokenResult();
  return claims["role"] === "sales" ? user.uid : null;
}

/**
 * Creates a lead of one's own. Answers once the server has confirmed it; while the connection is
 * lost it waits. Sending the same id twice cannot make two leads, and neither can the same person.
 *
 * @throws FirebaseError `permission-denied` where the person is a lead already
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
 * Changes what the form shows of a lead, if nobody has changed the lead since it was `base`.
 *
 * @throws FirebaseError `permission-denied` where somebody has, or where another lead has what this
 *   one is to have
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
 * Takes a lead out of the pool. Never queued while the connection is lost: a promise that a
 * colleague's claim may break the minute after is worth nothing.
 *
 * @throws FirebaseError `permission-denied` where a colleague was quicker, `unavailable` without a
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

/** A lead on its way to the server, whose clock fills the timestamps. */
type Stored = Omit<Lead, LeadTimestamp> & Record<LeadTimestamp, FieldValue>;
