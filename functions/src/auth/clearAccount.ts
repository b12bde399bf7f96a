import { collections } from "@salvia/domain/shared/collections";
import type { User } from "@salvia/domain/account/user";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { notifyAccountOwner } from "../mail/notifyAccountOwner.ts";
import { adminApp } from "../platform/adminApp.ts";
import { passkeysQuery } from "../passkeys/passkeyDocuments.ts";
import { endOlderSignIns } from "../sessions/endOlderSignIns.ts";
import { endOlderTokens } from "../sessions/revocation.ts";
import { wasTakenOver } from "./wasTakenOver.ts";
import type { SignedInPerson } from "../caller/verified.ts";

/**
 * Removes what another person may have left in an account that they opened with an address that was
 * not theirs. When the address's owner signs in, Firebase removes the password, phone number and
 * providers; this function removes passkeys and revokes remaining tokens and sessions. The owner's
 * current sign-in stays valid, and its tab fetches a new token.
 *
 * Does nothing if the account is new, or if it still has a password and therefore already belongs
 * to the owner.
 */
export async function clearAccount(
  person: SignedInPerson & { email: string },
  profile: User | null,
  now: Date,
): Promise<void> {
  const { uid, email, signedInAt } = person;
  const { metadata, passwordHash } = await getAuth(adminApp).getUser(uid);
  const account = {
    createdAt: Date.parse(metadata.creationTime) / 1000,
    hasPassword: passwordHash !== undefined,
    hasProfile: profile !== null,
  };
  if (!wasTakenOver(account, signedInAt)) return;

  await endOlderSignIns(uid, signedInAt);
  const firestore = getFirestore(adminApp);
  const endedAt = await endOlderTokens(uid, firestore, { keepsHold: true });
  await firestore.runTransaction(async (transaction) => {
    const { docs: passkeys } = await transaction.get(passkeysQuery(uid));
    for (const passkey of passkeys) transaction.delete(passkey.ref);
    if (profile === null) return;
    const change = { roleChangedAt: endedAt, email };
    transaction.update(firestore.collection(collections.users).doc(uid), change);
    const template = "accountTakenOver";
    await notifyAccountOwner(transaction, {
      to: email,
      profile,
      template,
      data: (shared) => shared,
      now,
    });
  });
  logger.warn("account taken over by the owner of its address", { uid });
}
