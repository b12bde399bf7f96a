import {
  getAdditionalUserInfo,
  getIdToken,
  signInWithEmailLink,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type User,
} from "firebase/auth";

import { auth, authApart } from "../../firebase/auth.ts";
import type { SignInMethod } from "../signInMethod.ts";

/** What someone tells of themselves to open an account. */
export interface NewAccount {
  /** The address that the link was mailed to. */
  email: string;
  /** A display name in its stored form. */
  name: string;
  /** Null for an account without one. */
  password: string | null;
}

/**
 * Opens an account with a mailed link, which works once: what fails after that can be tried again,
 * with other details, until the document is left.
 *
 * All of it is done apart from the session of this browser, whose tabs would otherwise bring the new
 * user to the server before they have a name: the server writes their profile at that moment.
 */
export function accountByLink(href: string): (details: NewAccount) => SignInMethod {
  let opened: { user: User; isNew: boolean } | null = null;
  return (details) => async (environment) => {
    opened ??= await open(details.email, href);
    const { user, isNew } = opened;
    const { name, password } = details;
    // An account that was opened meanwhile stays as it is: it may have been opened by somebody else,
    // and the server clears it for the owner of the address only while it has no new password.
    if (isNew) {
      await updateProfile(user, { displayName: name });
      if (password !== null) {
        await updatePassword(user, password);
        // A new password ends every sign-in from before it, this one too.
        await environment.signInWithPassword(user.email ?? details.email, password);
        return "signed-in";
      }
      // The token of before lacks the name.
      await getIdToken(user, true);
    }
    await updateCurrentUser(auth(), user);
    return "signed-in";
  };
}

async function open(email: string, href: string): Promise<{ user: User; isNew: boolean }> {
  const credential = await signInWithEmailLink(authApart(), email, href);
  return {
    user: credential.user,
    isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
  };
}
