import { FirebaseError } from "firebase/app";
import { RecaptchaVerifier, signInWithPhoneNumber, type ConfirmationResult } from "firebase/auth";
import type { Language } from "@salvia/domain/shared/language";

import { emulators } from "../../firebase/app.ts";
import { auth } from "../../firebase/auth.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { switchedOffOr } from "../switchedOff.ts";

/** A code that was sent to a phone. */
export interface SentCode {
  /** Signs in with the six digits of the message. */
  withCode: (code: string) => SignInMethod;
}

export type SendOutcome = { kind: "sent"; sent: SentCode } | { kind: "refused"; failure: Failure };

/**
 * Sends a message with a code to a phone, whether or not an account has that number, after Google's
 * robot check. In case of doubt, the check shows a puzzle above the page.
 *
 * @param phone in E.164
 * @param language of the message
 * @param signal aborts the wait: closing the puzzle unsolved never settles the check
 * @throws only the signal's reason, once it is aborted
 */
export async function sendCode(
  phone: string,
  language: Language,
  signal: AbortSignal,
): Promise<SendOutcome> {
  signal.throwIfAborted();
  auth().languageCode = language;
  // The emulator sends no messages, so it needs no robot check.
  auth().settings.appVerificationDisabledForTesting = emulators() !== null;
  const place = document.body.appendChild(robotCheckPlace());
  const givenUp = new AbortController();
  signal.addEventListener("abort", () => givenUp.abort(signal.reason), { once: true });
  const verifier = new RecaptchaVerifier(auth(), place, {
    size: "invisible",
    badge: "inline",
    // The widget reports a lost connection to Google here, once.
    "error-callback": () => givenUp.abort(new FirebaseError("auth/captcha-check-failed", "")),
  });
  try {
    const confirmation = await Promise.race([
      signInWithPhoneNumber(auth(), phone, verifier),
      aborted(givenUp.signal),
    ]);
    return { kind: "sent", sent: sentCode(confirmation) };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: "refused", failure: sendFailure(error) };
  } finally {
    verifier.clear();
    place.remove();
  }
}

/**
 * Creates a new element for each robot check, because the widget cannot render twice into the same
 * one. Its badge is hidden; the page shows the required text itself.
 */
function robotCheckPlace(): HTMLElement {
  const place = document.createElement("div");
  Object.assign(place.style, { position: "fixed", bottom: "0", visibility: "hidden" });
  return place;
}

/**
 * A code works once. If only the session with our server failed, the retry does not send it again.
 */
function sentCode(confirmation: ConfirmationResult): SentCode {
  let accepted: string | null = null;
  return {
    withCode: (code) => async () => {
      if (accepted !== code) {
        await confirmation.confirm(code).catch((error: unknown) => {
          throw switchedOffOr(error);
        });
      }
      accepted = code;
      return "signed-in";
    },
  };
}

/** Translates two codes of the identity provider that have a special meaning in this flow. */
function sendFailure(error: unknown): Failure {
  const code = error instanceof FirebaseError ? error.code : null;
  // The project sends no messages to that country.
  if (code === "auth/operation-not-allowed") return { code: "phone-not-served", id: null };
  // The script of the robot check did not load.
  if (code === "auth/internal-error") {
    return { code: navigator.onLine ? "captcha-failed" : "offline", id: null };
  }
  return failureOf(error);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
