import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { RemovedWays } from "@salvia/domain/account/account";
import { FirebaseError } from "firebase/app";
import { checkActionCode, getIdToken, reload, type User } from "firebase/auth";

import { startAppCheck } from "../../firebase/appCheck/appCheck.ts";
import { auth } from "../../firebase/auth.ts";
import { callServer } from "../../firebase/calls.ts";
import { ClientFailure, failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";
import type { LinkMode, MailedLink } from "./mailedLink.ts";

/**
 * Why a link does not work. `used` covers a link that was used, replaced by a newer one, or
 * mangled.
 */
export type LinkFault = "expired" | "used";

/** The result of an attempt with a link. `done` carries the value of a successful attempt. */
type LinkOutcome<Done> =
  | { kind: "done"; done: Done }
  | { kind: "faulty"; fault: LinkFault }
  | { kind: "failed"; failure: Failure };

/** Actions on a mailed link. None of them throws. */
export interface LinkActions {
  /**
   * Checks whether a link works, and for which address, without using it up. The address is null if
   * the service does not return it; `isOwn` is whether this browser is signed in with it.
   */
  check: (link: MailedLink) => Promise<LinkOutcome<{ email: string | null; isOwn: boolean }>>;
  /** Uses up the link and confirms the address of the user signed in here. */
  confirmAddress: (link: MailedLink) => Promise<LinkOutcome<null>>;
  /** Uses up the link and makes this password the only way to sign in to its account. */
  resetPassword: (
    link: MailedLink,
    password: string,
  ) => Promise<LinkOutcome<{ email: string; removed: RemovedWays }>>;
  /** Starts creating an account with the link. The details can be corrected and submitted again. */
  openAccount: (link: MailedLink) => (details: NewAccount) => SignInMethod;
}

/** The production actions, using Firebase Authentication and our server. */
export const linkActions: LinkActions = {
  check: ({ code, mode }) =>
    attempt(async () => {
      const { operation, data } = await checkActionCode(auth(), code);
      if (operation !== operations[mode]) throw new FirebaseError("auth/invalid-action-code", "");
      const email = data.email ?? null;
      await auth().authStateReady();
      return { email, isOwn: email !== null && auth().currentUser?.email === email };
    }),

  confirmAddress: ({ code }) =>
    attempt(async () => {
      await auth().authStateReady();
      const user = auth().currentUser;
      if (user === null) throw new ClientFailure("signed-out", null);
      await callServer(
        accountEndpoints.confirmEmail,
        { oobCode: code },
        { idToken: await getIdToken(user) },
      );
      await renew(user);
      return null;
    }),

  resetPassword: ({ code }, password) =>
    attempt(() => callServer(accountEndpoints.resetPassword, { oobCode: code, password })),

  openAccount: ({ code }) => accountByLink(code),
};

/** The identity provider's names for the purpose of a code. */
const operations: Readonly<Record<LinkMode, string>> = {
  resetPassword: "PASSWORD_RESET",
  verifyEmail: "VERIFY_EMAIL",
  signIn: "EMAIL_SIGNIN",
};

async function attempt<Done>(work: () => Promise<Done>): Promise<LinkOutcome<Done>> {
  try {
    await startAppCheck();
    return { kind: "done", done: await work() };
  } catch (error) {
    if (error instanceof FirebaseError && error.code === "auth/expired-action-code") {
      return { kind: "faulty", fault: "expired" };
    }
    const failure = failureOf(error);
    return failure.code === "link-expired"
      ? { kind: "faulty", fault: "used" }
      : { kind: "failed", failure };
  }
}

/**
 * Fetches a token with the confirmed address, which adding passkeys requires. If the session has
 * ended meanwhile, the confirmation still counts as successful.
 */
async function renew(user: User): Promise<void> {
  try {
    await reload(user);
    await getIdToken(user, true);
  } catch {
    // The next token carries the confirmed address.
  }
}

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
function accountByLink(oobCode: string): (details: NewAccount) => SignInMethod {
  return (details) => async (environment) => {
    const { customToken } = await callServer(
      accountEndpoints.openAccount,
      { oobCode, ...details },
      { fetch: environment.fetch },
    );
    await environment.signInWithCustomToken(customToken);
    return "signed-in";
  };
}
