import { createHash, randomBytes } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { challengeSchema, type Challenge } from "@salvia/domain/account/passkey";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";

/** A challenge lives this long, in milliseconds; browsers are told the same. */
export const challengeLifetime = 5 * 60 * 1000;

/** Makes a challenge and remembers what it is for. Gives it as base64url. */
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
 * What a challenge was made for, and the end of it: whoever comes second gets null, as for one that
 * never was, has expired, or had another purpose. Two calls at once get it once: it is read and
 * removed in one transaction.
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

// By its hash, so that what a caller sends is never part of a path.
function documentOf(challenge: string) {
  const id = createHash("sha256").update(challenge).digest("hex");
  return getFirestore(adminApp).collection(collections.challenges).doc(id);
}
