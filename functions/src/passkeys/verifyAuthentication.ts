import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";
import { storedPasskeySchema, type StoredPasskey } from "@salvia/domain/account/passkey";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { userOrNull } from "../accounts/userOrNull.ts";
import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countFailures } from "../limits/countRequest.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../stored.ts";
import { takeChallenge } from "./challenges.ts";
import { clientData, expectedOrigin } from "./clientData.ts";
import { passkeyDocument } from "./passkeyDocuments.ts";
import { userHandle, userIdFor } from "./userIds.ts";

type Input = EndpointInput<"webauthnVerifyAuthentication">;
type SignIn = Handler<Input, EndpointOutput<"webauthnVerifyAuthentication">>;

/** Signs in with a passkey, as often as it succeeds. */
export const verifyAuthentication: SignIn = (input, call) =>
  countFailures("passkeySignIn", call, null, () => signIn(input, call));

/**
 * Signs in the owner of a passkey, whom we know from the passkey alone. `userId` has to be the one
 * that went out with the challenge; where an e-mail was given with it, the owner has to be that
 * address's. Whatever is wrong, the answer is passkey-refused; but for a passkey that we do not hold
 * any more, which is passkey-unknown, so that its authenticator can be told to forget that one and
 * no other. Who asks has shown its id, which nobody can guess, so it tells nobody anything.
 */
const signIn: SignIn = async ({ response, userId }, call) => {
  const said = clientData(response.response.clientDataJSON);
  // Taken before anything is looked at: a challenge is for one attempt, good or bad.
  const challenge = said && (await takeChallenge(said.challenge, "authentication", call.now));
  if (said === null || challenge === null || challenge.userId !== userId) throw refused();

  const passkey = stored(storedPasskeySchema, await passkeyDocument(response.id).get());
  if (passkey === null) throw new Refusal("passkey-unknown");
  const counter = await signedCounter(response, said, passkey);

  const owner = await userOrNull(passkey.uid);
  // A passkey is worth what the address was that it was made under: whoever gets an address into
  // their account that is another's, by whatever way, gets no further with it.
  const isOwner = owner?.email === passkey.email && owner.emailVerified && !owner.disabled;
  const isMeant = userId === userIdFor("") || userId === userIdFor(passkey.email);
  const handle = response.response.userHandle ?? userHandle(passkey.uid);
  if (!isOwner || !isMeant || handle !== userHandle(passkey.uid)) throw refused();

  await noteUse(passkey, counter, call.now);
  logger.info("passkey used", { uid: passkey.uid });
  // The claim stays in every token of this sign-in; the rules ask for it where a role needs a passkey.
  const customToken = await getAuth(adminApp).createCustomToken(passkey.uid, { passkey: true });
  return { output: { customToken } };
};

/** The counter of a response whose signature, origin, relying party and flags are right. */
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
    // The library throws at whatever is wrong; its words are for nobody outside.
  }
  throw refused();
}

/**
 * Moves the counter on, unless another sign-in has used it meanwhile: two at once with one count
 * are two copies of one key.
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
