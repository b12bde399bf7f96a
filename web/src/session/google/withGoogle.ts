import { FirebaseError } from "firebase/app";
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from "firebase/auth";

import { auth } from "../../firebase/auth.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { switchedOffOr } from "../switchedOff.ts";
import { forgetRedirect, noteRedirect } from "./pendingRedirect.ts";

/**
 * Signs in with a Google account in a popup window. If the browser blocks popups, redirects this
 * tab to Google; `resumeGoogle` completes that sign-in.
 */
export function withGoogle(): SignInMethod {
  return async () => {
    const provider = new GoogleAuthProvider();
    // On a shared computer, Google must ask for the account at every sign-in.
    provider.setCustomParameters({ prompt: "select_account" });
    try {
      await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
      return "signed-in";
    } catch (error) {
      if (hasCode(error, canceled)) return "canceled";
      if (!hasCode(error, withoutWindow)) throw switchedOffOr(error);
    }
    return await redirect(provider);
  };
}

/**
 * Completes the sign-in of a tab that has come back from Google. Call it when `isBackFromGoogle`
 * returns true.
 */
export function resumeGoogle(): SignInMethod {
  return async () => {
    forgetRedirect();
    try {
      const result = await getRedirectResult(auth(), browserPopupRedirectResolver);
      return result === null ? "canceled" : "signed-in";
    } catch (error) {
      throw switchedOffOr(error);
    }
  };
}

/** Redirects to Google. Settles only if that fails, or if the browser restores this page. */
async function redirect(provider: GoogleAuthProvider): Promise<"canceled"> {
  noteRedirect();
  try {
    return await Promise.race([
      signInWithRedirect(auth(), provider, browserPopupRedirectResolver),
      broughtBack(),
    ]);
  } catch (error) {
    forgetRedirect();
    throw error;
  }
}

/** Going back in the history may restore the page from the cache with its scripts still waiting. */
function broughtBack(): Promise<"canceled"> {
  return new Promise((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      forgetRedirect();
      resolve("canceled");
    });
  });
}

const canceled = [
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
];

const withoutWindow = ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"];

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof FirebaseError && codes.includes(error.code);
}
