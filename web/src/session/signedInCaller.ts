import { freshWithin } from "@salvia/domain/account/revocation";
import type { Endpoint } from "@salvia/domain/shared/endpoint";

import { CallRefused } from "../firebase/callErrors.ts";
import { callServer } from "../firebase/calls.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

export type SignedInCaller = ReturnType<typeof signedInCaller>;

/** Makes server calls as the user who is signed in at the moment of the call. */
export function signedInCaller(
  environment: Pick<SessionEnvironment, "currentUser" | "fetch" | "now">,
) {
  /** @throws CallRefused `invalid-id-token` if nobody is signed in; otherwise what Auth throws */
  async function idToken(): Promise<string> {
    const token = await environment.currentUser()?.getIdTokenResult();
    // The server would answer the same.
    if (token === undefined) throw new CallRefused("invalid-id-token");
    return token.token;
  }

  return {
    /**
     * The current user's ID token, for calls made elsewhere.
     * @throws what `failureOf` translates
     */
    idToken,
    /**
     * Whether the current user's sign-in is young enough for a call that requires the user to be
     * present, with a minute to spare. If it is unknown, the server decides.
     */
    async isFresh(): Promise<boolean> {
      try {
        const token = await environment.currentUser()?.getIdTokenResult();
        const signedInAt = Number(token?.claims["auth_time"]);
        return !(environment.now() / 1000 - signedInAt > freshWithin - 60);
      } catch {
        return true;
      }
    },
    /**
     * Makes a server call as the current user.
     * @throws what `failureOf` translates
     */
    async ask<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<Output> {
      return await callServer(endpoint, input, {
        idToken: await idToken(),
        fetch: environment.fetch,
      });
    },
  };
}
