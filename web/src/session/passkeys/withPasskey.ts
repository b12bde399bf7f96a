import { patterns } from "@salvia/domain/shared/patterns";

import type { SignInMethod } from "../signInMethod.ts";
import { askForChallenge, assertion, withAssertion } from "./assertion.ts";
import { requestedCeremony } from "./ceremony.ts";
import { isCancelled, passkeyFailure } from "./passkeyFailure.ts";

/**
 * With a passkey that the user chooses in the browser's dialog.
 *
 * @param typed what stands in the field for e-mail or username. An address holds the sign-in to its
 *   account; anything else is left aside, since a passkey says itself whose it is.
 */
export function withPasskey(typed: string): SignInMethod {
  return async (environment) => {
    const signed = await requestedCeremony(async () => {
      const challenge = await askForChallenge(addressIn(typed), { fetch: environment.fetch });
      return await assertion(challenge, "dialog");
    }).catch((error: unknown) => {
      if (isCancelled(error)) return null;
      throw passkeyFailure(error);
    });
    return signed === null ? "cancelled" : await withAssertion(signed)(environment);
  };
}

function addressIn(typed: string): string {
  const address = typed.trim().toLowerCase();
  return patterns.email.test(address) ? address : "";
}
