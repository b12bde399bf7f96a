import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { guestSignalsPath } from "@salvia/domain/scheduling/visitGuest";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";

import { deleteGuests } from "../../accounts/deleteGuests.ts";
import { adminApp } from "../../platform/adminApp.ts";

export function guestDocument(visitId: string): DocumentReference {
  return getFirestore(adminApp).collection(collections.guests).doc(visitId);
}

export function visitDocument(visitId: string): DocumentReference {
  return getFirestore(adminApp).collection(collections.visits).doc(visitId);
}

/** The stored form of a secret: a copy of the database opens no visit. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Deletes the account of a guest, what it left, and their signals. Repeating it does no harm. */
export async function forgetGuest(visitId: string, uid: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  await Promise.all([
    deleteGuests([uid]),
    firestore.recursiveDelete(firestore.collection(guestSignalsPath(visitId))),
  ]);
}
