import { FirebaseError } from "firebase/app";
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  type AuthProvider,
} from "firebase/auth";

import { auth } from "../../firebase/auth.ts";
import { ClientFailure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { switchedOffOr } from "../switchedOff.ts";
import { forgetRedirect, noteRedirect, type PopupWay } from "./pendingRedirect.ts";

/**
 * Signs in at another site in a popup window. If the browser blocks popups, redirects this tab to
 * the site; `resumeRedirect` completes that sign-in.
 */
export function withPopup(way: PopupWay, provider: AuthProvider): SignInMethod {
  return async () => {
    try {
      await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
      return "signed-in";
    } catch (error) {
      if (hasCode(error, canceled)) return "canceled";
      if (!hasCode(error, withoutWindow)) throw unreachableOr(switchedOffOr(error));
    }
    return await redirect(way, provider);
  };
}

/**
 * Completes the sign-in of a tab that has come back. Call it when `pendingRedirect` names a
 * method.
 */
export function resumeRedirect(): SignInMethod {
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

/** Redirects this tab. Settles only if that fails, or if the browser restores this page. */
async function redirect(way: PopupWay, provider: AuthProvider): Promise<"canceled"> {
  noteRedirect(way);
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

/**
 * Recognizes that the provider's script did not load, which Authentication reports as an internal
 * error. Errors of our own functions have that code too, with their answer in the text.
 */
function unreachableOr(error: unknown): unknown {
  const isUnloaded =
    error instanceof FirebaseError &&
    error.code === "auth/internal-error" &&
    !error.message.includes("HTTP Cloud Function");
  return isUnloaded && navigator.onLine ? new ClientFailure("provider-unreachable", error) : error;
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
