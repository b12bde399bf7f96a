import type { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { workOf } from "./workQueries.ts";

/** Counts a user's work for an administrator: someone who leaves or has left. */
export const findWork: SignedInHandler<typeof workEndpoints.findWork> = async ({ uid }, call) => {
  await countRequest("accountLookUp", call, call.person.uid);
  return { output: { work: await workOf(getFirestore(adminApp), uid, call.now) } };
};
