import { setTimeout } from "node:timers/promises";

import { collections } from "@salvia/domain/collections";
import type { App } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";

/**
 * Has the security rules refuse the tokens that exist by now. Tokens name their time in whole
 * seconds, so it is the next full second; a tab that is told only then gets one that is good.
 *
 * @returns the last moment whose tokens are refused
 */
export async function endOlderTokens(app: App, uid: string): Promise<Date> {
  const validAfter = Math.floor(Date.now() / 1000) + 1;
  await getFirestore(app).collection(collections.revocations).doc(uid).set({ validAfter });
  await setTimeout(Math.max(0, validAfter * 1000 - Date.now()));
  return new Date(validAfter * 1000 - 1);
}
