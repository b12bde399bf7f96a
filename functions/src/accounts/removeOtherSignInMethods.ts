import { randomBytes } from "node:crypto";

import type { RemovedWays } from "@salvia/domain/account/account";
import { getAuth, type UpdateRequest } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { passkeysQuery } from "../passkeys/passkeyDocuments.ts";
import { endSessions } from "../sessions/endSessions.ts";

/**
 * Removes all sign-in methods of an account except its password: passkeys, the phone number and
 * providers. An intruder who had the account open for a few minutes could have added one.
 *
 * @returns what it has removed
 */
export async function removeOtherSignInMethods(uid: string): Promise<RemovedWays> {
  const { phoneNumber, providerData } = await getAuth(adminApp).getUser(uid);
  const providers = providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== "password" && id !== "phone");
  if (phoneNumber !== undefined || providers.length > 0) {
    await getAuth(adminApp).updateUser(uid, { phoneNumber: null, providersToUnlink: providers });
  }
  return {
    passkeys: await removePasskeys(uid),
    phoneEnding: phoneNumber?.slice(-2) ?? null,
    providers,
  };
}

/**
 * Changes an account so that nothing which signed in to it before does so again. Authentication cannot
 * remove a password, so without a new one the account gets a random one.
 *
 * @returns what it has removed
 */
export async function replaceSignInMethods(
  uid: string,
  change: UpdateRequest,
): Promise<RemovedWays> {
  const auth = getAuth(adminApp);
  const before = await removeOtherSignInMethods(uid);
  const hasPassword = (await auth.getUser(uid)).passwordHash !== undefined;
  const random = hasPassword ? { password: randomBytes(48).toString("base64url") } : {};
  await auth.updateUser(uid, { ...random, ...change });
  await endSessions(uid);
  const { passkeys } = await removeOtherSignInMethods(uid);
  return { ...before, passkeys: before.passkeys + passkeys };
}

async function removePasskeys(uid: string): Promise<number> {
  return getFirestore(adminApp).runTransaction(async (transaction) => {
    const { docs } = await transaction.get(passkeysQuery(uid));
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length;
  });
}
