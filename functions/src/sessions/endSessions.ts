import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { endOlderTokens } from "./endOlderTokens.ts";

/**
 * Ends every session that a user has by now: the refresh tokens and cookies that could bring new
 * tokens, then the tokens, and, last, the tabs that are open. It takes up to a second, and a sign-in
 * made after it is good.
 */
export async function endSessions(uid: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  const auth = getAuth(adminApp);
  const signedInFrom = Math.floor(Date.now() / 1000);
  // First, or a refresh token would bring one more token, issued after `validAfter`.
  await auth.revokeRefreshTokens(uid);
  // Authentication compares whole seconds, and spares sign-ins made in the one in which it revokes:
  // those are ended one by one, and revoked with the others once that second is over.
  const signedOutAt = await endOlderTokens(uid, firestore, { signedInFrom, keepsHold: true });
  await auth.revokeRefreshTokens(uid);
  const user = firestore.collection(collections.users).doc(uid);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(user)).exists) transaction.update(user, { signedOutAt });
  });
}
