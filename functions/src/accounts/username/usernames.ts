import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";

/**
 * The document of a username: `{ uid }`, or missing. The caller must validate the name first,
 * because it becomes part of a path.
 */
export function usernameDocument(username: string): DocumentReference {
  return getFirestore(adminApp).collection(collections.usernames).doc(username);
}
