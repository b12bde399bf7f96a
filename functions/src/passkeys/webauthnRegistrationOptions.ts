import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { brand } from "@salvia/domain/site/brand";

import { lacksPasskey } from "../caller/passkeyNeed.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { challengeLifetime, newChallenge } from "./challenges.ts";
import { passkeysMax, passkeysOf } from "./passkeyDocuments.ts";
import { userHandle } from "./userIds.ts";
import { verifiedEmailOf } from "../caller/verifiedEmailOf.ts";

/**
 * Creates a challenge to register a passkey. Refuses with email-not-verified, because a passkey on
 * another person's address would survive that person's takeover of the account. Refuses with
 * bad-request if the user has the maximum number of passkeys. Refuses with passkey-required if the
 * sign-in lacks the passkey that its role needs and the account already has one; otherwise an
 * intruder with a stolen password could add another.
 */
export const webauthnRegistrationOptions: SignedInHandler<
  typeof passkeyEndpoints.webauthnRegistrationOptions
> = async (_input, call) => {
  const { uid, name } = call.person;
  await refuseIfOff("passkeys");
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

/**
 * Accepted signature algorithms, most preferred first: EdDSA, ES256, RS256 (COSE). Listed
 * explicitly, because the library's default depends on the version of Node, and a later version
 * might not verify what an earlier one stored.
 */
export const algorithms = [-8, -7, -257];

type Transport = (typeof known)[number];

const known = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Filters the transports that a browser reported to those that other browsers accept. */
export function knownTransports(named: readonly string[]): Transport[] {
  return known.filter((one) => named.includes(one));
}
