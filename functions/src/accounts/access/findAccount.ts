import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";

import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { shownAccounts } from "./shownAccounts.ts";

/** Looks up the account that an administrator opens. */
export const findAccount: SignedInHandler<typeof accessEndpoints.findAccount> = async (
  { uid },
  call,
) => {
  await countRequest("accountLookUp", call, call.person.uid);
  const user = await userOrNull(uid);
  const [account = null] = user === null ? [] : await shownAccounts([user], call.now);
  return { output: { account } };
};
