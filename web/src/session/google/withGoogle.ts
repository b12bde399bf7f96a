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
import { forgetRedirect, noteRedirect } from "./pendingRedirect.ts";

/**
 * With a Google account, chosen in a window of Google's; where the browser lets none open, on
 * Google's page in this tab, from which `resumeGoogle` goes on.
 */
export function withGoogle(): SignInMethod {
  return async () => {
    const provider = new GoogleAuthProvider();
    // Who shares a computer is asked each time whose account it shall be.
    provider.setCustomParameters({ prompt: "select_account" });
    try {
      await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
      return "signed-in";
    } catch (error) {
      if (hasCode(error, cancelled)) return "cancelled";
      if (!hasCode(error, withoutWindow)) throw error;
    }
    return await redirect(provider);
  };
}

/** Ends the sign-in of a tab that has come back from Google's page; `isBackFromGoogle` says when. */
export function resumeGoogle(): SignInMethod {
  return async () => {
    forgetRedirect();
    const result = await getRedirectResult(auth(), browserPopupRedirectResolver);
    return result === null ? "cancelled" : "signed-in";
  };
}

/** Leaves for Google's page. It ends only where that fails, or where the browser brings the page back. */
async function redirect(provider: GoogleAuthProvider): Promise<"cancelled"> {
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

/** The way back in the history may show the page as it was left, its scripts still waiting. */
function broughtBack(): Promise<"cancelled"> {
  return new Promise((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      forgetRedirect();
      resolve("cancelled");
    });
  });
}

const cancelled = [
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
];

const withoutWindow = ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"];

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof FirebaseError && codes.includes(error.code);
}
