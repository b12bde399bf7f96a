import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { endOlderTokens } from "./endOlderTokens.ts";

/**
 * Ends all of a user's sessions: first the refresh tokens and cookies, which could bring new
 * tokens, then the tokens, and finally the open tabs. It takes up to a second; sign-ins made
 * afterward are valid.
 */
export async function endSessions(uid: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  const auth = getAuth(adminApp);
  const signedInFrom = Math.floor(Date.now() / 1000);
  // First, because a refresh token could otherwise bring a token issued after `validAfter`.
  await auth.revokeRefreshTokens(uid);
  // Authentication compares whole seconds and spares sign-ins made in the second of the revocation.
  // Those are ended one by one, and revoked with the others once that second is over.
  const signedOutAt = await endOlderTokens(uid, firestore, { signedInFrom, keepsHold: true });
  await auth.revokeRefreshTokens(uid);
  const user = firestore.collection(collections.users).doc(uid);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(user)).exists) transaction.update(user, { signedOutAt });
  });
}
