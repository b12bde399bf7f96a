import { collections } from "@salvia/domain/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { endOlderTokens } from "./endOlderTokens.ts";

/**
 * Ends every session that a user has by now: the tokens, the cookies and refresh tokens that could
 * bring new ones, and, last, the tabs that are open. It takes up to a second, and a sign-in made
 * after it is good.
 */
export async function endSessions(uid: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  const signedOutAt = await endOlderTokens(uid, firestore);
  // After the full second has begun: this compares whole seconds as well, and would spare a sign-in
  // made earlier in the same one.
  await getAuth(adminApp).revokeRefreshTokens(uid);
  const user = firestore.collection(collections.users).doc(uid);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(user)).exists) transaction.update(user, { signedOutAt });
  });
}
