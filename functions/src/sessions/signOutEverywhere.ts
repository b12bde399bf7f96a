import { collections } from "@salvia/domain/collections";
import type { CallInput, CallOutput } from "@salvia/domain/calls";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { clearSessionCookie } from "../auth/sessionCookie.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { countCall } from "../limits/countCall.ts";
import { endOlderTokens } from "./endOlderTokens.ts";

/**
 * Ends every session of whoever asks: the tokens they have, the cookies and refresh tokens that
 * could bring new ones, and, last, the tabs that are open. It takes up to a second: an answer means
 * that it is so everywhere.
 */
export const signOutEverywhere: SignedInHandler<
  CallInput<"signOutEverywhere">,
  CallOutput<"signOutEverywhere">
> = async (_input, call) => {
  const { uid } = call.person;
  await countCall("signOutEverywhere", call, uid);
  await endOlderTokens(uid);
  // After the full second has begun: this compares whole seconds as well, and would spare a sign-in
  // made earlier in the same one.
  await getAuth(adminApp).revokeRefreshTokens(uid);
  const user = getFirestore(adminApp).collection(collections.users).doc(uid);
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    if ((await transaction.get(user)).exists) transaction.update(user, { signedOutAt: new Date() });
  });
  logger.info("signed out everywhere", { uid });
  return { output: { signedOut: true }, setCookie: clearSessionCookie() };
};
