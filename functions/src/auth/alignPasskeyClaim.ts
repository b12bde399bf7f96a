import { collections } from "@salvia/domain/shared/collections";
import { isHeld } from "@salvia/domain/account/revocation";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { claimsOf } from "../accounts/claimsOf.ts";
import { roleOf } from "../accounts/roleOf.ts";
import { adminApp } from "../adminApp.ts";
import { changeRevocation } from "../sessions/changeRevocation.ts";
import { endOlderTokens } from "../sessions/endOlderTokens.ts";

/**
 * Gives an account the claim `passkeyRequired`, or takes it away, where it got its role while the
 * setting was another. Open tabs fetch a new token, as after a change of role. Does nothing where the
 * account is right already and only the token is older.
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
 * Sets the claims from those that the account has. The transaction keeps a change of access, which
 * begins by writing the same document, from taking the role in between: it would come back.
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
    // Not set back where the transaction is tried again.
    isChanged = true;
    return revocation;
  });
  return isChanged;
}
