import { collections } from "@salvia/domain/shared/collections";
import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";

import { hashOf } from "../platform/hashOf.ts";

export function importRunDocument(
  firestore: Firestore,
  uid: string,
  importId: string,
): DocumentReference {
  return firestore.collection(collections.importRuns).doc(hashOf([uid, importId]));
}

/** Whether two documents were created in the same transaction. */
export function isAsOld(one: DocumentSnapshot, other: DocumentSnapshot): boolean {
  const [a, b] = [one.createTime, other.createTime];
  return a !== undefined && b !== undefined && a.isEqual(b);
}
