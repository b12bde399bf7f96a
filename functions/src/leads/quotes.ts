import { isDeepStrictEqual } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { monthlyPremiumOf } from "@salvia/domain/lead/quote/quotePrice";
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { createOnce } from "../platform/createOnce.ts";
import { dated, stored, storedIfValid } from "../platform/stored.ts";

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

/**
 * Stores the monthly premium of a lead's quote in the lead, whose revision stays, so that no edit of
 * it conflicts. Reads both as they are now, so events may arrive late, twice, and in any order.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function settlePremium(quote: DocumentReference): Promise<void> {
  const { firestore, id } = quote;
  await firestore.runTransaction(async (transaction) => {
    const lead = firestore.collection(collections.leads).doc(id);
    const [found, latest] = await transaction.getAll(lead, quote);
    if (!found?.exists || !latest) return;
    const monthlyPremium = monthlyPremiumOf(storedIfValid(quoteSchema, latest));
    if (found.get("monthlyPremium") === monthlyPremium) return;
    transaction.update(lead, { monthlyPremium: monthlyPremium ?? FieldValue.delete() });
  });
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
