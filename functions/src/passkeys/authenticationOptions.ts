import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";

import type { Handler } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { challengeLifetime, newChallenge } from "./challenges.ts";
import { userIdFor } from "./userIds.ts";

/**
 * A challenge for a passkey sign-in. Passkeys are discoverable: the browser knows whose it has, so
 * nothing is looked up here, and known and unknown addresses are equal by construction. The
 * e-mail, where one was given, holds the sign-in to the account of that address.
 */
export const authenticationOptions: Handler<
  EndpointInput<"webauthnAuthenticationOptions">,
  EndpointOutput<"webauthnAuthenticationOptions">
> = async ({ email }, call) => {
  const userId = userIdFor(email);
  await countRequest("passkeyOptions", call, null);
  const bound = { purpose: "authentication", uid: null, userId } as const;
  return {
    output: {
      challenge: await newChallenge(bound, call.now),
      rpId: siteAddress().rpId,
      timeout: challengeLifetime,
      userVerification: "required",
      user: { id: userId },
    },
  };
};
