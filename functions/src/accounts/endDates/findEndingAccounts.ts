import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { endNoticeDays } from "@salvia/domain/account/endDate";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { shownAccounts } from "../access/shownAccounts.ts";

/** Finds the accounts whose access ends within a week, or could not be ended. */
export const findEndingAccounts: SignedInHandler<
  typeof accessEndpoints.findEndingAccounts
> = async (_input, call) => {
  await countRequest("accountLookUp", call, call.person.uid);
  const last = new Date(call.now.getTime() + endNoticeDays * 24 * 60 * 60 * 1000);
  const { docs } = await getFirestore(adminApp)
    .collection(collections.revocations)
    .where("endsOn", "<=", insurersDay(last))
    .orderBy("endsOn")
    .limit(shownMax)
    .get();
  const { users } = await getAuth(adminApp).getUsers(docs.map(({ id: uid }) => ({ uid })));
  const byUid = new Map(users.map((user) => [user.uid, user]));
  const accounts = await shownAccounts(docs.flatMap(({ id }) => byUid.get(id) ?? []));
  return { output: { accounts } };
};

/** How many accounts an answer has at most; Authentication returns up to a hundred at once. */
const shownMax = 50;
