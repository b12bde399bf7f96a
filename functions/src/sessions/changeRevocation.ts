import { collections } from "@salvia/domain/shared/collections";
import { noRevocation, revocationSchema, type Revocation } from "@salvia/domain/account/revocation";
import type { Firestore } from "firebase-admin/firestore";

import { stored } from "../stored.ts";

/** Updates a user's revocation document in a transaction, so that concurrent changes both apply. */
export function changeRevocation(
  uid: string,
  firestore: Firestore,
  change: (before: Revocation) => Revocation | Promise<Revocation>,
): Promise<void> {
  const document = firestore.collection(collections.revocations).doc(uid);
  return firestore.runTransaction(async (transaction) => {
    const before = stored(revocationSchema, await transaction.get(document)) ?? noRevocation;
    transaction.set(document, await change(before));
  });
}
