import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";

import { callServer } from "../firebase/calls.ts";
import type { Failure } from "../firebase/clientError.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/**
 * A way to sign in with the identity provider. Resolves when the user is signed in or has canceled.
 *
 * @throws what `failureOf` translates, if the sign-in is refused
 */
export type SignInMethod = (environment: SessionEnvironment) => Promise<"signed-in" | "canceled">;

/** The result of an interactive sign-in. A failed sync is also part of the session's state. */
export type SignInOutcome =
  | { kind: "signed-in"; redirectPath: string | null }
  | { kind: "canceled" }
  | { kind: "refused"; failure: Failure }
  | { kind: "sync-failed" };

/**
 * Signs in with a password and an email address or username. Only the server can resolve usernames;
 * it answers with the address if the identity provider must ask for a second factor.
 */
export function withPassword(emailOrUsername: string, password: string): SignInMethod {
  return async (environment) => {
    const { customToken, email } = emailOrUsername.includes("@")
      ? { customToken: undefined, email: emailOrUsername }
      : await callServer(
          sessionEndpoints.signInWithUsername,
          { username: emailOrUsername, password },
          { fetch: environment.fetch },
        );
    if (customToken !== undefined) await environment.signInWithCustomToken(customToken);
    else await environment.signInWithPassword(email ?? "", password);
    return "signed-in";
  };
}
