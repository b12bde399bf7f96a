import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { Passkey } from "@salvia/domain/account/passkey";
import { startRegistration } from "@simplewebauthn/browser";

import { callServer } from "../../firebase/calls.ts";
import { isCanceled, passkeyFailure, requestedCeremony } from "./ceremony.ts";
import { auth } from "../../firebase/auth.ts";
import { ClientFailure } from "../../firebase/clientError.ts";

/**
 * Creates a passkey for the signed-in user. Requires a verified email address and a sign-in within
 * the last five minutes.
 *
 * @param idToken identifies the user to the server
 * @returns the passkey as stored by the server, or null if the user closed the browser's dialog
 * @throws what `failureOf` translates; `passkey-exists` if the authenticator already has a passkey
 */
export async function createPasskey(idToken: string): Promise<Passkey | null> {
  try {
    return await requestedCeremony(() => register(idToken));
  } catch (error) {
    if (isCanceled(error)) return null;
    throw passkeyFailure(error);
  }
}

async function register(idToken: string): Promise<Passkey> {
  const options = await callServer(passkeyEndpoints.webauthnRegistrationOptions, {}, { idToken });
  const excludeCredentials = options.excludeCredentials.map(({ transports, ...known }) =>
    transports === undefined ? known : { ...known, transports },
  );
  const optionsJSON = { ...options, excludeCredentials };
  const { clientExtensionResults, ...credential } = await startRegistration({ optionsJSON });
  const { passkey } = await callServer(
    passkeyEndpoints.webauthnVerifyRegistration,
    { response: { ...credential, clientExtensionResults: { ...clientExtensionResults } } },
    { idToken },
  );
  return passkey;
}

/** Creates a passkey for the user signed in to this document; see createPasskey. */
export async function createOwnPasskey(): ReturnType<typeof createPasskey> {
  const user = auth().currentUser;
  if (user === null) throw new ClientFailure("signed-out", null);
  return await createPasskey(await user.getIdToken());
}
