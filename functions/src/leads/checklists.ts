import { isDeepStrictEqual } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "firebase-admin/firestore";

import { dated } from "../platform/stored.ts";

export function checklistDocument(firestore: Firestore, leadId: string): DocumentReference {
  return firestore.collection(collections.checklists).doc(leadId);
}

/**
 * Adds the ticks of a removed lead to those of the lead that stays, whose own ticks count first.
 */
export function mergeChecklists(
  transaction: Transaction,
  kept: DocumentSnapshot,
  other: DocumentSnapshot,
): void {
  if (!other.exists) return;
  const received = { ...receivedIn(other.data()), ...receivedIn(kept.data()) };
  transaction.set(kept.ref, { ...other.data(), ...kept.data(), received });
  transaction.delete(other.ref);
}

/**
 * Gives a lead that a merge removed its checklist back, and takes its ticks away from the lead that
 * was kept.
 *
 * @param original of the removed lead, with times as `Date`
 */
export function splitChecklists(
  transaction: Transaction,
  kept: DocumentSnapshot,
  other: DocumentReference,
  original: DocumentData | null,
): void {
  if (original === null) return;
  transaction.set(other, original);
  const brought = receivedIn(original);
  const received = Object.entries(receivedIn(kept.data())).filter(
    ([document, receipt]) => !isDeepStrictEqual(dated(receipt), brought[document]),
  );
  if (kept.exists) transaction.update(kept.ref, { received: Object.fromEntries(received) });
}

function receivedIn(checklist: DocumentData | undefined): Record<string, unknown> {
  const received: unknown = checklist?.["received"];
  return typeof received === "object" ? { ...received } : {};
}
