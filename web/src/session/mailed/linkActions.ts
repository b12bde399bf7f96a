import { FirebaseError } from "firebase/app";
import { applyActionCode, checkActionCode, getIdToken, reload } from "firebase/auth";

import { startAppCheck } from "../../firebase/appCheck.ts";
import { auth } from "../../firebase/auth.ts";
import { callServer } from "../../firebase/calls.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { accountByLink, type NewAccount } from "./accountByLink.ts";
import type { LinkMode, MailedLink } from "./mailedLink.ts";

/** Why a link does not work: its time is over, or it was used, replaced by a newer one, or mangled. */
export type LinkFault = "expired" | "used";

/** What came of an attempt with a link. `done` carries what the attempt was for. */
export type LinkOutcome<Done> =
  | { kind: "done"; done: Done }
  | { kind: "faulty"; fault: LinkFault }
  | { kind: "failed"; failure: Failure };

/** What can be done with a mailed link. Nothing here throws. */
export interface LinkActions {
  /** Asks whether a link works, and for which address, without using it. Null where nobody tells. */
  check: (link: MailedLink) => Promise<LinkOutcome<{ email: string | null }>>;
  /** Uses the link up: the address is confirmed. Tells whether its owner is signed in here. */
  confirmAddress: (link: MailedLink) => Promise<LinkOutcome<{ signedIn: boolean }>>;
  /** Uses the link up: its account has this password from now on, and no other session. */
  resetPassword: (link: MailedLink, password: string) => Promise<LinkOutcome<{ email: string }>>;
  /** Begins to open an account with the link; the details can be mended and tried again. */
  openAccount: (link: MailedLink) => (details: NewAccount) => SignInMethod;
}

/** The real ones: Firebase Authentication and our server. */
export const linkActions: LinkActions = {
  check: ({ code, mode }) =>
    attempt(async () => {
      const { operation, data } = await checkActionCode(auth(), code);
      if (operation !== operations[mode]) throw new FirebaseError("auth/invalid-action-code", "");
      return { email: data.email ?? null };
    }),

  confirmAddress: ({ code }) =>
    attempt(async () => {
      await applyActionCode(auth(), code);
      return { signedIn: await renewUser() };
    }),

  resetPassword: ({ code }, password) =>
    attempt(() => callServer("resetPassword", { oobCode: code, password })),

  openAccount: ({ href }) => accountByLink(href),
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
 * Fetches a token that says that the address is confirmed, for who is signed in here: passkeys can be
 * made with it. A session that has ended meanwhile is no reason to call the confirmation a failure.
 */
async function renewUser(): Promise<boolean> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (user === null) return false;
  try {
    await reload(user);
    await getIdToken(user, true);
    return user.emailVerified;
  } catch {
    return false;
  }
}
