import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";

import type { Handler } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { challengeLifetime, newChallenge } from "./challenges.ts";
import { userIdFor } from "./userIds.ts";

/**
 * Creates a challenge for a passkey sign-in. Passkeys are discoverable: the browser knows which it
 * has, so nothing is looked up, and known and unknown addresses get the same response. If an email
 * address is given, the sign-in is restricted to that account.
 */
export const webauthnAuthenticationOptions: Handler<
  typeof passkeyEndpoints.webauthnAuthenticationOptions
> = async ({ email }, call) => {
  await refuseIfOff("passkeys");
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
