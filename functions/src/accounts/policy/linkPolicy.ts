import type { policyEndpoints } from "@salvia/domain/member/policyEndpoints";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { isInUse } from "../invitations/isInUse.ts";
import { moveToPolicy } from "./moveToPolicy.ts";
import { takePolicyCode } from "./policyChallenge.ts";

/**
 * Links a policy with the code that its address on file got. Refuses with changed-meanwhile if
 * someone has begun to use the policy's account: only an administrator may then replace them.
 */
export const linkPolicy: SignedInHandler<typeof policyEndpoints.linkPolicy> = async (
  { code },
  call,
) => {
  const { uid } = call.person;
  await countRequest("policyLink", call, uid);
  const policyUid = await takePolicyCode(uid, code, call.now);
  const auth = getAuth(adminApp);
  const policy = await auth.getUser(policyUid);
  if (await isInUse(getFirestore(adminApp), policy)) throw new Refusal("changed-meanwhile");
  await moveToPolicy({ uid, policy, by: uid, now: call.now });
  return { output: { customToken: await auth.createCustomToken(policyUid) } };
};
