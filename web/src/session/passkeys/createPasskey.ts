import type { Passkey } from "@salvia/domain/account/passkey";
import { startRegistration } from "@simplewebauthn/browser";

import { callServer } from "../../firebase/calls.ts";
import { requestedCeremony } from "./ceremony.ts";
import { isCancelled, passkeyFailure } from "./passkeyFailure.ts";

/**
 * Makes a passkey for the signed-in user, whose sign-in must be of the last five minutes and whose
 * e-mail address verified.
 *
 * @param idToken says who asks
 * @returns the passkey as the server keeps it, or null where the user has closed the browser's dialog
 * @throws what `failureOf` translates; `passkey-exists` where the authenticator holds one already
 */
export async function createPasskey(idToken: string): Promise<Passkey | null> {
  try {
    return await requestedCeremony(() => register(idToken));
  } catch (error) {
    if (isCancelled(error)) return null;
    throw passkeyFailure(error);
  }
}

async function register(idToken: string): Promise<Passkey> {
  const options = await callServer("webauthnRegistrationOptions", {}, { idToken });
  const excludeCredentials = options.excludeCredentials.map(({ transports, ...known }) =>
    transports === undefined ? known : { ...known, transports },
  );
  const optionsJSON = { ...options, excludeCredentials };
  const { clientExtensionResults, ...credential } = await startRegistration({ optionsJSON });
  const { passkey } = await callServer(
    "webauthnVerifyRegistration",
    { response: { ...credential, clientExtensionResults: { ...clientExtensionResults } } },
    { idToken },
  );
  return passkey;
}
