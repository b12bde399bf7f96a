import type { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { optOut } from "../suppressions.ts";
import { optOutName, subscriptionOfToken } from "./unsubscribeToken.ts";

/**
 * Turns off the setting that the token names, or the emails of salespeople to an address. A wrong
 * token costs no read, and every wrong token gets the same answer. A setting that is off and an
 * account that was deleted count as success. A setting that isn't stored yet may be on by default, so
 * it is turned off as well.
 *
 * @throws Refusal not-allowed
 */
export const unsubscribe: Handler<typeof mailEndpoints.unsubscribe> = async (_input, call) => {
  const subscription = subscriptionOfToken(call.query?.("token") ?? "");
  if (subscription === null) throw new Refusal("not-allowed");
  const { uid, setting } = subscription;
  const firestore = getFirestore(adminApp);
  if (setting === optOutName) {
    await optOut(firestore, uid, call.now);
    logger.info("mail opted out");
    return { output: { unsubscribed: true } };
  }
  const field = `notifications.${setting}`;
  const changed = await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(firestore.collection(collections.users).doc(uid));
    if (!user.exists || user.get(field) === false) return false;
    transaction.update(user.ref, { [field]: false });
    return true;
  });
  if (changed) logger.info("mail unsubscribed", { uid, setting });
  return { output: { unsubscribed: true } };
};
