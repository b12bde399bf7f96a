import { callServer } from "../../firebase/calls.ts";
import type { SignInMethod } from "../signInMethod.ts";

/** The details a visitor enters to create an account. */
export interface NewAccount {
  /** The address that the link was mailed to. */
  email: string;
  /** A display name in its stored form. */
  name: string;
  /** Null for an account without a password. */
  password: string | null;
}

/**
 * Creates an account with the code of a mailed link and signs in to it. The server does both in one
 * call, so that the account has its name before any tab of this browser begins a session, and the
 * password is checked before the link is used up.
 */
export function accountByLink(oobCode: string): (details: NewAccount) => SignInMethod {
  return (details) => async (environment) => {
    const { customToken } = await callServer(
      "openAccount",
      { oobCode, ...details },
      { fetch: environment.fetch },
    );
    await environment.signInWithCustomToken(customToken);
    return "signed-in";
  };
}
