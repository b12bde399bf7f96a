import { setTimeout } from "node:timers/promises";

import { withEndedSignIns } from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignIn } from "../caller/sessionDecision.ts";
import { changeRevocation, endOlderTokens } from "./revocation.ts";

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

/**
 * Ends one sign-in of a user, with all its tokens and cookies; other devices stay signed in. A
 * sign-in is identified by the second it was made in, so two of one user in the same second end
 * together. Resolves once that second is over, so that a later sign-in is valid.
 *
 * A user who signs out more than a thousand times in 30 days is signed out everywhere instead.
 */
export async function endSignIn(
  { uid, signedInAt }: Pick<SignIn, "uid" | "signedInAt">,
  now: Date,
): Promise<void> {
  let isFull = false;
  await changeRevocation(uid, getFirestore(adminApp), (before) => {
    const after = withEndedSignIns(before, [signedInAt], Math.floor(now.getTime() / 1000));
    isFull = Object.keys(after.endedSignIns).length > listedMax;
    return isFull ? before : after;
  });
  if (isFull) await endSessions(uid);
  const over = (signedInAt + 1) * 1000 - Date.now();
  if (over > 0) await setTimeout(Math.min(over, 1_000) + 2);
}

/**
 * Maximum number of ended sign-ins in the list; the rules read the document with every decision.
 */
const listedMax = 1_000;
