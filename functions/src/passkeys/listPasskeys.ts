import type { EndpointInput, EndpointOutput } from "@salvia/domain/account/accountEndpoints";

import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { ownPasskeys } from "./ownPasskeys.ts";

/** Lists the caller's passkeys. */
export const listPasskeys: SignedInHandler<
  EndpointInput<"listPasskeys">,
  EndpointOutput<"listPasskeys">
> = async (_input, call) => {
  await countRequest("passkeys", call, call.person.uid);
  return { output: await ownPasskeys(call.person.uid) };
};
