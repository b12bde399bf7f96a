import { randomInt, timingSafeEqual } from "node:crypto";

import {
  policyChallengeSchema,
  policyCodeLifetime,
  policyCodeTries,
  type PolicyChallenge,
} from "@salvia/domain/member/policyLink";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type DocumentReference, type Transaction } from "firebase-admin/firestore";

import { Refusal } from "../../http/refusal.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { hashOf } from "../../platform/hashOf.ts";
import { stored } from "../../platform/stored.ts";
import { keyedHash } from "../../settings/keyedHash.ts";

/** The document of the one code that an account may enter. */
export function policyChallengeDocument(uid: string): DocumentReference {
  const id = hashOf(["policy", uid]);
  return getFirestore(adminApp).collection(collections.challenges).doc(id);
}

/** A challenge that no code answers, until one is sent. */
export function newPolicyChallenge(uid: string, now: Date): PolicyChallenge {
  const expiresAt = new Date(now.getTime() + policyCodeLifetime);
  return { uid, codeHash: null, policyUid: null, triesLeft: policyCodeTries, expiresAt };
}

/** A new code, and what is stored of it. */
export function newPolicyCode(uid: string, policyUid: string) {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return { code, answer: { codeHash: hashOfCode(uid, code), policyUid } };
}

/**
 * Takes the code of an account, and returns the account of its policy. A code works once, and a wrong
 * one uses up a try. Without a code that was sent, everything is wrong in the same way.
 *
 * @throws Refusal wrong-code, or code-expired after its time, its last try, or its use
 */
export async function takePolicyCode(uid: string, code: string, now: Date): Promise<string> {
  const document = policyChallengeDocument(uid);
  const policyUid = await getFirestore(adminApp).runTransaction(async (transaction) => {
    const challenge = await challengeAt(document, transaction);
    if (challenge === null || challenge.expiresAt <= now || challenge.triesLeft <= 0) {
      throw new Refusal("code-expired");
    }
    const given = Buffer.from(hashOfCode(uid, code));
    const isRight = timingSafeEqual(given, Buffer.from(challenge.codeHash ?? hashOfCode(uid, "")));
    if (isRight) transaction.delete(document);
    else transaction.update(document, { triesLeft: challenge.triesLeft - 1 });
    return isRight ? challenge.policyUid : null;
  });
  if (policyUid === null) throw new Refusal("wrong-code");
  return policyUid;
}

/** The challenge of a document; null if there is none. */
export async function challengeAt(
  document: DocumentReference,
  transaction: Transaction,
): Promise<PolicyChallenge | null> {
  return stored(policyChallengeSchema, await transaction.get(document));
}

// Six digits are few, so a plain hash could be reversed by trying them all.
function hashOfCode(uid: string, code: string): string {
  return keyedHash("policy code", `${uid}\0${code}`);
}
