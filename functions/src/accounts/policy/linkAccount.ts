import type { policyEndpoints } from "@salvia/domain/member/policyEndpoints";

import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { shownAccounts } from "../access/shownAccounts.ts";
import { moveToPolicy } from "./moveToPolicy.ts";
import { policyOf } from "./requestPolicyCode.ts";

/**
 * Links a policy for a person whom an administrator knows to be its member, even if someone uses the
 * policy's account. Refuses with not-found for an unknown number, and as `moveToPolicy` does.
 */
export const linkAccount: SignedInHandler<typeof policyEndpoints.linkAccount> = async (
  { uid, memberNumber },
  call,
) => {
  const by = call.person.uid;
  await countRequest("accessChange", call, by);
  const policy = await policyOf(memberNumber);
  if (policy === null) throw new Refusal("not-found");
  await moveToPolicy({ uid, policy: policy.user, by, now: call.now });
  const after = await userOrNull(policy.user.uid);
  const [account] = after === null ? [] : await shownAccounts([after], call.now);
  if (account === undefined) throw new Refusal("not-found");
  return { output: { account } };
};
