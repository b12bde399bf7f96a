import { isDeepStrictEqual } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "firebase-admin/firestore";

import { createOnce } from "../platform/createOnce.ts";
import { dated, stored } from "../platform/stored.ts";

/** The document of a lead's quote. */
export function quoteDocument(firestore: Firestore, leadId: string): DocumentReference {
  return firestore.collection(collections.quotes).doc(leadId);
}

/**
 * Adds a quote to its lead's activities, at the time it was made; a repeated event adds nothing.
 * Adds nothing if the lead was erased in the meantime, or the quote went back to a lead whose merge
 * was undone.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function recordQuote(document: DocumentSnapshot): Promise<void> {
  const quote = stored(quoteSchema, document);
  if (quote === null) return;
  const { plan, adults, children, madeBy: authorId, madeAt: createdAt, rev } = quote;
  const { firestore } = document.ref;
  const lead = firestore.collection(collections.leads).doc(document.id);
  const activity = { kind: "quote", plan, adults, children, authorId, createdAt };
  await createOnce(() =>
    firestore.runTransaction(async (transaction) => {
      const there = await transaction.getAll(lead, document.ref);
      if (there.some(({ exists }) => !exists)) return;
      transaction.create(quoteActivity(lead, rev), leadActivitySchema.parse(activity));
    }),
  );
}

/** Leaves one quote for two merged leads: the kept lead's, or else the other's. */
export function mergeQuotes(
  transaction: Transaction,
  kept: DocumentSnapshot,
  other: DocumentSnapshot,
  otherLead: DocumentReference,
): void {
  const taken = other.data();
  if (taken === undefined) return;
  if (!kept.exists) {
    transaction.set(kept.ref, taken);
    // The trigger adds its activity to the lead that stays.
    transaction.delete(quoteActivity(otherLead, taken["rev"]));
  }
  transaction.delete(other.ref);
}

/**
 * Gives a lead that a merge removed its quote back, and takes it away from the lead that was kept.
 *
 * @param original of the removed lead, with times as `Date`
 */
export function splitQuotes(
  transaction: Transaction,
  kept: DocumentSnapshot,
  other: DocumentReference,
  original: DocumentData | null,
  keptLead: DocumentReference,
): void {
  if (original === null) return;
  transaction.set(other, original);
  if (!isDeepStrictEqual(dated(kept.data()), original)) return;
  transaction.delete(kept.ref);
  transaction.delete(quoteActivity(keptLead, original["rev"]));
}

/** Its id has a colon, so that no client can take it first. */
function quoteActivity(lead: DocumentReference, rev: unknown): DocumentReference {
  return lead.collection(collections.activities).doc(`quote:${String(rev)}`);
}
