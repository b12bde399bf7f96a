import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { startAuthentication } from "@simplewebauthn/browser";

import { CallRefused } from "../../firebase/callErrors.ts";
import { callServer, type Fetch } from "../../firebase/calls.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { signalUnknown } from "./signalAccepted.ts";

/** A signed challenge: valid for one attempt to sign in, for five minutes. */
export interface Assertion {
  input: InputOf<typeof passkeyEndpoints.webauthnVerifyAuthentication>;
  /** The site that the passkey belongs to. */
  rpId: string;
}

/** Requests a challenge for a passkey from the server. `timeout` is in milliseconds. */
export function askForChallenge(email: string, options: { fetch?: Fetch; signal?: AbortSignal }) {
  return callServer(passkeyEndpoints.webauthnAuthenticationOptions, { email }, options);
}

/**
 * Has a passkey sign the challenge, in the browser's dialog or in the autofill of the marked field.
 *
 * @throws the browser's error when the user closes the dialog or no passkey can be used
 */
export async function assertion(
  challenge: Awaited<ReturnType<typeof askForChallenge>>,
  place: "dialog" | "autofill",
): Promise<Assertion> {
  const { user, ...optionsJSON } = challenge;
  const { clientExtensionResults, ...credential } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: place === "autofill",
    verifyBrowserAutofillInput: false,
  });
  const response = { ...credential, clientExtensionResults: { ...clientExtensionResults } };
  return { input: { response, userId: user.id }, rpId: challenge.rpId };
}

export function withAssertion({ input, rpId }: Assertion): SignInMethod {
  return async ({ fetch, signInWithCustomToken }) => {
    try {
      const { customToken } = await callServer(
        passkeyEndpoints.webauthnVerifyAuthentication,
        input,
        { fetch },
      );
      await signInWithCustomToken(customToken);
      return "signed-in";
    } catch (error) {
      // Only this reason: a passkey refused for another reason may work later, and some
      // authenticators delete passkeys that are reported as unknown.
      const isUnknown = error instanceof CallRefused && error.reason === "passkey-unknown";
      if (isUnknown) await signalUnknown(rpId, input.response.id);
      throw error;
    }
  };
}
