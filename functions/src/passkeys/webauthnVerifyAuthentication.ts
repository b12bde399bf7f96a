import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { storedPasskeySchema, type StoredPasskey } from "@salvia/domain/account/passkey";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { userOrNull } from "../caller/userOrNull.ts";
import { adminApp } from "../platform/adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countFailures } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../platform/stored.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { takeChallenge } from "./challenges.ts";
import { clientData, expectedOrigin } from "./clientData.ts";
import { passkeyDocument } from "./passkeyDocuments.ts";
import { userHandle, userIdFor } from "./userIds.ts";

type Call = typeof passkeyEndpoints.webauthnVerifyAuthentication;
type Input = InputOf<Call>;
type SignIn = Handler<Call>;

/** Signs in with a passkey, limited by the number of failures. */
export const webauthnVerifyAuthentication: SignIn = async (input, call) => {
  await refuseIfOff("passkeys");
  return countFailures("passkeySignIn", call, null, () => signIn(input, call));
};

/**
 * Signs in the owner of a passkey, identified by the passkey alone. `userId` must be the one that
 * was sent with the challenge; if an email was given with it, the owner must have that address.
 * Every failure is answered with passkey-refused, except for a passkey that we no longer store:
 * that is passkey-unknown, so that the browser can have the authenticator remove it. This reveals
 * nothing, because the caller knows the passkey's ID, which cannot be guessed.
 */
const signIn: SignIn = async ({ response, userId }, call) => {
  const said = clientData(response.response.clientDataJSON);
  // Consumed before any check, because a challenge is valid for one attempt, successful or not.
  const challenge = said && (await takeChallenge(said.challenge, "authentication", call.now));
  if (said === null || challenge === null || challenge.userId !== userId) throw refused();

  const passkey = stored(storedPasskeySchema, await passkeyDocument(response.id).get());
  if (passkey === null) throw new Refusal("passkey-unknown");
  const counter = await signedCounter(response, said, passkey);

  const owner = await userOrNull(passkey.uid);
  // A passkey is valid only with the address it was registered under. A user who somehow gets
  // another person's address into their account gains nothing.
  const isOwner = owner?.email === passkey.email && owner.emailVerified && !owner.disabled;
  const isMeant = userId === userIdFor("") || userId === userIdFor(passkey.email);
  const handle = response.response.userHandle ?? userHandle(passkey.uid);
  if (!isOwner || !isMeant || handle !== userHandle(passkey.uid)) throw refused();

  await noteUse(passkey, counter, call.now);
  logger.info("passkey used", { uid: passkey.uid });
  // Every token of this sign-in keeps the claim; the rules require it if a role needs a passkey.
  const customToken = await getAuth(adminApp).createCustomToken(passkey.uid, { passkey: true });
  return { output: { customToken } };
};

/**
 * Verifies the signature, origin, relying party and flags of a response, and returns its counter.
 */
async function signedCounter(
  response: Input["response"],
  said: { challenge: string; origin: string },
  passkey: StoredPasskey,
): Promise<number> {
  const { id, rawId, type, clientExtensionResults } = response;
  const { clientDataJSON, authenticatorData, signature } = response.response;
  const assertion = { clientDataJSON, authenticatorData, signature };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults, response: assertion },
      expectedChallenge: said.challenge,
      expectedOrigin: expectedOrigin(said.origin),
      expectedRPID: siteAddress().rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // The library throws for any problem; its messages must not reach the caller.
  }
  throw refused();
}

/**
 * Updates the counter unless another sign-in has used it in the meantime: two sign-ins with the
 * same count mean that the key was cloned.
 */
async function noteUse(passkey: StoredPasskey, counter: number, now: Date): Promise<void> {
  const document = passkeyDocument(passkey.credentialId);
  const isNext = await getFirestore(adminApp).runTransaction(async (transaction) => {
    const current = stored(storedPasskeySchema, await transaction.get(document));
    if (current === null) return false;
    if (counter <= current.counter && (counter > 0 || current.counter > 0)) return false;
    transaction.update(document, { counter, lastUsedAt: now });
    return true;
  });
  if (!isNext) throw refused();
}

function refused(): Refusal {
  return new Refusal("passkey-refused");
}
