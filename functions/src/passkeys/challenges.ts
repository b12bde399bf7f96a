import { createHash, randomBytes } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { challengeSchema, type Challenge } from "@salvia/domain/account/passkey";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { stored } from "../platform/stored.ts";

/** Lifetime of a challenge in milliseconds; also sent to browsers. */
export const challengeLifetime = 5 * 60 * 1000;

/** Creates a challenge and stores its purpose. Returns it as base64url. */
export async function newChallenge(
  bound: Omit<Challenge, "expiresAt">,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + challengeLifetime);
  const kept: Challenge = { ...bound, expiresAt };
  await documentOf(challenge).create(kept);
  return challenge;
}

/**
 * Consumes a challenge and returns what it was created for; null if it was already used, never
 * existed, has expired, or had another purpose. Reads and removes it in one transaction, so that
 * only one of two concurrent calls gets it.
 */
export async function takeChallenge(
  challenge: string,
  purpose: Challenge["purpose"],
  now: Date,
): Promise<Challenge | null> {
  const document = documentOf(challenge);
  const kept = await getFirestore(adminApp).runTransaction(async (transaction) => {
    const found = stored(challengeSchema, await transaction.get(document));
    if (found !== null) transaction.delete(document);
    return found;
  });
  return kept !== null && kept.purpose === purpose && now < kept.expiresAt ? kept : null;
}

// Uses the hash as the ID, so that input from the caller never becomes part of a path.
function documentOf(challenge: string) {
  const id = createHash("sha256").update(challenge).digest("hex");
  return getFirestore(adminApp).collection(collections.challenges).doc(id);
}
