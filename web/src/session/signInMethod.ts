import { callServer } from "../firebase/calls.ts";
import type { Failure } from "../firebase/clientError.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/**
 * A way to sign in with the identity provider: it resolves when its user is signed in, or when they
 * have thought better of it.
 *
 * @throws what `failureOf` translates, when it is refused
 */
export type SignInMethod = (environment: SessionEnvironment) => Promise<"signed-in" | "cancelled">;

/** How an interactive sign-in ended. A sync that failed is also told by the session's state. */
export type SignInOutcome =
  | { kind: "signed-in"; redirectPath: string | null }
  | { kind: "cancelled" }
  | { kind: "refused"; failure: Failure }
  | { kind: "sync-failed" };

/** With a password, and an e-mail address or a username, which only the server can resolve. */
export function withPassword(emailOrUsername: string, password: string): SignInMethod {
  return async (environment) => {
    if (emailOrUsername.includes("@")) {
      await environment.signInWithPassword(emailOrUsername, password);
      return "signed-in";
    }
    const { customToken } = await callServer(
      "signInWithUsername",
      { username: emailOrUsername, password },
      { fetch: environment.fetch },
    );
    await environment.signInWithCustomToken(customToken);
    return "signed-in";
  };
}
