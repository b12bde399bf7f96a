import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredPasskey } from "@salvia/domain/account/passkey";
import { userSchema } from "@salvia/domain/account/user";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { lacksPasskey } from "../caller/passkeyNeed.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { notifyAccountOwner } from "../mail/notifyAccountOwner.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { takeChallenge } from "./challenges.ts";
import { stored } from "../platform/stored.ts";
import { clientData, expectedOrigin } from "./clientData.ts";
import { shownPasskey } from "./ownPasskeys.ts";
import { passkeyDocument, passkeysMax, passkeysQuery } from "./passkeyDocuments.ts";
import { firstName, numberedName } from "./providers.ts";
import { algorithms, knownTransports } from "./webauthnRegistrationOptions.ts";
import { verifiedEmailOf } from "../caller/verifiedEmailOf.ts";

type Response = InputOf<typeof passkeyEndpoints.webauthnVerifyRegistration>["response"];

/**
 * Stores a new passkey and notifies its owner by email. Refuses with email-not-verified; any
 * problem with the response is answered with passkey-refused.
 */
export const webauthnVerifyRegistration: SignedInHandler<
  typeof passkeyEndpoints.webauthnVerifyRegistration
> = async ({ response }, call) => {
  const { uid } = call.person;
  const email = verifiedEmailOf(call.person);
  await countRequest("passkeys", call, uid);

  const said = clientData(response.response.clientDataJSON);
  const challenge = said && (await takeChallenge(said.challenge, "registration", call.now));
  if (said === null || challenge?.uid !== uid) throw new Refusal("passkey-refused");
  const { credential, aaguid, credentialBackedUp } = await registered(response, said);

  const passkey = await save(
    {
      uid,
      email,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: knownTransports(response.response.transports ?? []),
      aaguid,
      backedUp: credentialBackedUp,
      name: firstName(aaguid, call.header("user-agent")),
      createdAt: call.now,
      lastUsedAt: null,
    },
    call.now,
    lacksPasskey(call.person) ? 1 : passkeysMax,
  );
  logger.info("passkey added", { uid });
  return { output: { passkey: shownPasskey(passkey) } };
};

async function registered(response: Response, said: { challenge: string; origin: string }) {
  const { id, rawId, type, clientExtensionResults } = response;
  const { clientDataJSON, attestationObject } = response.response;
  const attestation = { clientDataJSON, attestationObject };
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults, response: attestation },
      expectedChallenge: said.challenge,
      expectedOrigin: expectedOrigin(said.origin),
      expectedRPID: siteAddress().rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    // The library does not compare the signed ID with the submitted one.
    if (registrationInfo?.credential.id === id) return registrationInfo;
  } catch {
    // The library throws for any problem; its messages must not reach the caller.
  }
  throw new Refusal("passkey-refused");
}

/**
 * Stores the passkey under a name that its owner has not used, and queues the email in one
 * transaction; an intruder's passkey must not be added without the owner being notified.
 */
async function save(added: StoredPasskey, now: Date, max: number): Promise<StoredPasskey> {
  const firestore = getFirestore(adminApp);
  const document = passkeyDocument(added.credentialId);
  const user = firestore.collection(collections.users).doc(added.uid);
  const saved = await firestore.runTransaction(async (transaction) => {
    const [there, others, profile] = await Promise.all([
      transaction.get(document),
      transaction.get(passkeysQuery(added.uid)),
      transaction.get(user),
    ]);
    if (there.exists || others.size >= max) return null;
    const taken = others.docs.map((other): unknown => other.get("name"));
    const passkey = { ...added, name: numberedName(added.name, taken) };
    transaction.create(document, passkey);
    await notifyAccountOwner(transaction, {
      to: passkey.email,
      profile: stored(userSchema, profile),
      template: "passkeyAdded",
      data: (shared) => ({ ...shared, passkey: passkey.name }),
      now,
    });
    return passkey;
  });
  if (saved === null) throw new Refusal("passkey-refused");
  return saved;
}
