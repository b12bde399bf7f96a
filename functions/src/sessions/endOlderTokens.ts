import { setTimeout } from "node:timers/promises";

import { collections } from "@salvia/domain/collections";
import type { Firestore } from "firebase-admin/firestore";

/**
 * Ends what tokens of a user that exist by now may do in the database: the security rules refuse
 * those issued before `validAfter`. Tokens name their time in whole seconds, so it is the next full
 * second, and this resolves only once that has begun: a token fetched from then on is good.
 *
 * @returns the last moment whose tokens are refused
 */
export async function endOlderTokens(uid: string, firestore: Firestore): Promise<Date> {
  const validAfter = Math.floor(Date.now() / 1000) + 1;
  await firestore.collection(collections.revocations).doc(uid).set({ validAfter });
  await setTimeout(Math.max(0, validAfter * 1000 - Date.now()) + early);
  return new Date(validAfter * 1000 - 1);
}

/** Timers count in milliseconds of their own, and may end one of the clock's early. */
const early = 2;
