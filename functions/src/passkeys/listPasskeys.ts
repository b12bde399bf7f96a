import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";

import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { ownPasskeys } from "./ownPasskeys.ts";

export const listPasskeys: SignedInHandler<typeof passkeyEndpoints.listPasskeys> = async (
  _input,
  call,
) => {
  await countRequest("passkeys", call, call.person.uid);
  return { output: await ownPasskeys(call.person.uid) };
};
