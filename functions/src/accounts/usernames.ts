import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";

/** Who has a username: `{ uid }`, or nothing. The id is checked beforehand; it is a path's part. */
export function usernameDocument(username: string): DocumentReference {
  return getFirestore(adminApp).collection(collections.usernames).doc(username);
}
