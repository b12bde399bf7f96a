import { patterns } from "@salvia/domain/shared/patterns";
import { visibleText } from "@salvia/domain/shared/typedText";

import type { SignInMethod } from "../signInMethod.ts";
import { askForChallenge, assertion, withAssertion } from "./assertion.ts";
import { isCanceled, passkeyFailure, requestedCeremony } from "./ceremony.ts";

/**
 * Signs in with a passkey that the user chooses in the browser's dialog.
 *
 * @param typed text of the field for email or username. An email address restricts the sign-in to
 *   its account; anything else is ignored, since a passkey identifies its account.
 */
export function withPasskey(typed: string): SignInMethod {
  return async (environment) => {
    const signed = await requestedCeremony(async () => {
      const challenge = await askForChallenge(addressIn(typed), { fetch: environment.fetch });
      return await assertion(challenge, "dialog");
    }).catch((error: unknown) => {
      if (isCanceled(error)) return null;
      throw passkeyFailure(error);
    });
    return signed === null ? "canceled" : await withAssertion(signed)(environment);
  };
}

function addressIn(typed: string): string {
  const address = visibleText(typed).toLowerCase();
  return patterns.email.test(address) ? address : "";
}
