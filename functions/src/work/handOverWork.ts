import type { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { receiverOf } from "../caller/receiverOf.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { adminApp } from "../platform/adminApp.ts";
import { handOver } from "./handOver.ts";
import { workOf } from "./workQueries.ts";

/**
 * Hands over the work of a user, who may be gone. Refuses with bad-request if giver and receiver
 * are the same, and with not-found if the receiver cannot take it.
 */
export const handOverWork: SignedInHandler<typeof workEndpoints.handOverWork> = async (
  { id, from, to },
  call,
) => {
  const by = call.person.uid;
  await countRequest("handOver", call, by);
  if (from === to) throw new Refusal("bad-request");
  const what = await receiverOf(to);
  const firestore = getFirestore(adminApp);
  const done = await handOver(firestore, { id, from, to, what, by, now: call.now });
  const left = await workOf(firestore, from, call.now);
  logger.info("work handed over", { uid: from, to, by, ...done.handedOver, clashes: done.clashes });
  return { output: { ...done, left } };
};
