import type { RemovedWays } from "@salvia/domain/account/account";
import { FirebaseError } from "firebase/app";
import { checkActionCode, getIdToken, reload, type User } from "firebase/auth";

import { startAppCheck } from "../../firebase/appCheck.ts";
import { auth } from "../../firebase/auth.ts";
import { callServer } from "../../firebase/calls.ts";
import { ClientFailure, failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { accountByLink, type NewAccount } from "./accountByLink.ts";
import type { LinkMode, MailedLink } from "./mailedLink.ts";

/** Why a link does not work: its time is over, or it was used, replaced by a newer one, or mangled. */
export type LinkFault = "expired" | "used";

/** What came of an attempt with a link. `done` carries what the attempt was for. */
type LinkOutcome<Done> =
  | { kind: "done"; done: Done }
  | { kind: "faulty"; fault: LinkFault }
  | { kind: "failed"; failure: Failure };

/** What can be done with a mailed link. Nothing here throws. */
export interface LinkActions {
  /**
   * Asks whether a link works, and for which address, without using it. The address is null where
   * the service does not say; `isOwn` is whether this browser is signed in with it.
   */
  check: (link: MailedLink) => Promise<LinkOutcome<{ email: string | null; isOwn: boolean }>>;
  /** Uses the link up: the address of the user signed in here is confirmed. */
  confirmAddress: (link: MailedLink) => Promise<LinkOutcome<null>>;
  /** Uses the link up: its account has this password from now on, and no other way in. */
  resetPassword: (
    link: MailedLink,
    password: string,
  ) => Promise<LinkOutcome<{ email: string; removed: RemovedWays }>>;
  /** Begins to open an account with the link; the details can be corrected. */
  openAccount: (link: MailedLink) => (details: NewAccount) => SignInMethod;
}

/** The real ones: Firebase Authentication and our server. */
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
      await callServer("confirmEmail", { oobCode: code }, { idToken: await getIdToken(user) });
      await renew(user);
      return null;
    }),

  resetPassword: ({ code }, password) =>
    attempt(() => callServer("resetPassword", { oobCode: code, password })),

  openAccount: ({ code }) => accountByLink(code),
};

/** The identity provider's words for what a code is for. */
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
 * Fetches a token that says that the address is confirmed: passkeys can be added with it. A session
 * that has ended meanwhile is no reason to call the confirmation a failure.
 */
async function renew(user: User): Promise<void> {
  try {
    await reload(user);
    await getIdToken(user, true);
  } catch {
    // The next token says it.
  }
}
