import type { WorkEndpointInput, WorkEndpointOutput } from "@salvia/domain/account/workEndpoints";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { roleOf } from "../accounts/access/roleOf.ts";
import { userOrNull } from "../accounts/userOrNull.ts";
import { adminApp } from "../adminApp.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { handOver } from "./handOver.ts";
import { workOf } from "./workQueries.ts";

/**
 * Hands over the work of a user, who may be gone. Refuses with bad-request if giver and receiver
 * are the same, and with not-found if the receiver cannot take it.
 */
export const handOverWork: SignedInHandler<
  WorkEndpointInput<"handOverWork">,
  WorkEndpointOutput<"handOverWork">
> = async ({ id, from, to }, call) => {
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

/**
 * The kind of work that a receiver may take: leads, or patients with everything that belongs to
 * them.
 *
 * @param to null for the pool, which takes leads
 * @throws Refusal not-found for an account that is gone or disabled, and for any other role
 */
export async function receiverOf(to: string | null): Promise<"leads" | "patients"> {
  if (to === null) return "leads";
  const user = await userOrNull(to);
  const role = user === null || user.disabled ? null : roleOf(user);
  if (role === "sales") return "leads";
  if (role === "medical") return "patients";
  throw new Refusal("not-found");
}
