import { collections } from "@salvia/domain/shared/collections";
import { isHeld } from "@salvia/domain/account/revocation";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { claimsOf } from "../accounts/access/claimsOf.ts";
import { roleOf } from "../caller/roleOf.ts";
import { adminApp } from "../platform/adminApp.ts";
import { changeRevocation, endOlderTokens } from "../sessions/revocation.ts";

/**
 * Sets or removes an account's claim `passkeyRequired` if its role was granted under a different
 * setting. Open tabs then fetch a new token, as after a role change. Does nothing if the account is
 * already correct and only the token is outdated.
 */
export async function alignPasskeyClaim(uid: string): Promise<void> {
  if (!(await changesClaim(uid))) return;
  const firestore = getFirestore(adminApp);
  const roleChangedAt = await endOlderTokens(uid, firestore, { keepsHold: true });
  const profile = await firestore.collection(collections.users).doc(uid).get();
  if (profile.exists) await profile.ref.update({ roleChangedAt });
  logger.info("passkey requirement aligned", { uid });
}

/**
 * Derives the claims from the account's current ones. The transaction locks the document that an
 * access change writes first; otherwise a concurrent change could take the role away and this write
 * would restore it.
 */
async function changesClaim(uid: string): Promise<boolean> {
  const auth = getAuth(adminApp);
  let isChanged = false;
  await changeRevocation(uid, getFirestore(adminApp), async (revocation) => {
    const user = await auth.getUser(uid);
    const claims = claimsOf(roleOf(user), user.customClaims);
    const isRight = claims["passkeyRequired"] === user.customClaims?.["passkeyRequired"];
    if (isRight || isHeld(revocation, Date.now() / 1000)) return revocation;
    await auth.setCustomUserClaims(uid, claims);
    // Never reset: a retried transaction may find the claims already set.
    isChanged = true;
    return revocation;
  });
  return isChanged;
}
