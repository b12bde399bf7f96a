import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { userSchema } from "@salvia/domain/account/user";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { newUser } from "../newUser.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { stored } from "../../platform/stored.ts";
import { usernameDocument } from "./usernames.ts";

/**
 * Claims a username and releases the user's previous one. Refuses with username-taken. The name is
 * a document that both transactions write, so only one of two concurrent claims succeeds.
 */
export const chooseUsername: SignedInHandler<typeof accountEndpoints.chooseUsername> = async (
  { username },
  call,
) => {
  const { uid } = call.person;
  await refuseIfOff("username");
  await countRequest("username", call, uid);
  const firestore = getFirestore(adminApp);
  const wanted = usernameDocument(username);
  const profile = firestore.collection(collections.users).doc(uid);
  await firestore.runTransaction(async (transaction) => {
    const [holder, user] = await Promise.all([transaction.get(wanted), transaction.get(profile)]);
    if (holder.exists && holder.get("uid") !== uid) throw new Refusal("username-taken");
    const before = stored(userSchema, user);
    if (before?.username === username) return;
    if (before?.username) transaction.delete(usernameDocument(before.username));
    transaction.set(wanted, { uid });
    if (before !== null) transaction.update(profile, { username });
    else {
      const fresh = newUser(call.person, call.header("accept-language"), call.now);
      transaction.create(profile, { ...fresh, username });
    }
  });
  logger.info("username chosen", { uid });
  return { output: { username } };
};
