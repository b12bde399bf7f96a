import { brand } from "@salvia/domain/site/brand";
import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";

import { lacksPasskey } from "../auth/passkeyNeed.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { algorithms } from "./algorithms.ts";
import { challengeLifetime, newChallenge } from "./challenges.ts";
import { passkeysMax, passkeysOf } from "./passkeyDocuments.ts";
import { knownTransports } from "./transports.ts";
import { userHandle } from "./userIds.ts";
import { verifiedEmailOf } from "./verifiedEmailOf.ts";

/**
 * A challenge to make a passkey. Refuses with email-not-verified: a passkey on somebody else's
 * address would outlast the moment that somebody takes the account over. Refuses with bad-request
 * who has as many passkeys as one may have, and with passkey-required a second passkey to a sign-in
 * that lacks the one its role needs: a stolen password would add its own.
 */
export const registrationOptions: SignedInHandler<
  EndpointInput<"webauthnRegistrationOptions">,
  EndpointOutput<"webauthnRegistrationOptions">
> = async (_input, call) => {
  const { uid, name } = call.person;
  const email = verifiedEmailOf(call.person);
  await countRequest("passkeys", call, uid);
  const passkeys = await passkeysOf(uid);
  if (passkeys.length >= passkeysMax) throw new Refusal("bad-request");
  if (passkeys.length > 0 && lacksPasskey(call.person)) throw new Refusal("passkey-required");
  const { rpId } = siteAddress();
  const userId = userHandle(uid);
  const challenge = await newChallenge({ purpose: "registration", uid, userId }, call.now);
  return {
    output: {
      challenge,
      rp: { id: rpId, name: brand.name },
      user: { id: userId, name: email, displayName: name ?? email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: challengeLifetime,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: "public-key" as const,
        transports: knownTransports(transports),
      })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
      extensions: { credProps: true },
    },
  };
};
