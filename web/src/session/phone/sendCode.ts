import { FirebaseError } from "firebase/app";
import { RecaptchaVerifier, signInWithPhoneNumber, type ConfirmationResult } from "firebase/auth";
import type { Language } from "@salvia/domain/shared/language";

import { emulators } from "../../firebase/app.ts";
import { auth } from "../../firebase/auth.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod } from "../signInMethod.ts";

/** A code on its way to a telephone. */
export interface SentCode {
  /** Signs in with the six digits of the message. */
  withCode: (code: string) => SignInMethod;
}

export type SendOutcome = { kind: "sent"; sent: SentCode } | { kind: "refused"; failure: Failure };

/**
 * Sends a message with a code to a telephone, whether or not an account belongs to it, once Google has
 * made sure that no robot asks for it. Where it is in doubt it shows a riddle above the page.
 *
 * @param phone in E.164
 * @param language of the message
 * @param signal gives up waiting: a riddle that was closed unsolved is never answered
 * @throws the signal's reason once it is aborted, and nothing else
 */
export async function sendCode(
  phone: string,
  language: Language,
  signal: AbortSignal,
): Promise<SendOutcome> {
  signal.throwIfAborted();
  auth().languageCode = language;
  // The emulator sends no message, so a robot may ask for one.
  auth().settings.appVerificationDisabledForTesting = emulators() !== null;
  const place = document.body.appendChild(robotCheckPlace());
  const givenUp = new AbortController();
  signal.addEventListener("abort", () => givenUp.abort(signal.reason), { once: true });
  const verifier = new RecaptchaVerifier(auth(), place, {
    size: "invisible",
    badge: "inline",
    // Without a connection to Google the widget says so here, and never again.
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
 * A place for the robot check, of its own for each: the widget cannot be drawn twice into one. Its
 * badge is not seen; the page says in its own words what the badge would.
 */
function robotCheckPlace(): HTMLElement {
  const place = document.createElement("div");
  Object.assign(place.style, { position: "fixed", bottom: "0", visibility: "hidden" });
  return place;
}

/** A code counts once: where only our session has failed after it, it is not spent again. */
function sentCode(confirmation: ConfirmationResult): SentCode {
  let accepted: string | null = null;
  return {
    withCode: (code) => async () => {
      if (accepted !== code) await confirmation.confirm(code);
      accepted = code;
      return "signed-in";
    },
  };
}

/** What two codes of the identity provider mean here, and nowhere else. */
function sendFailure(error: unknown): Failure {
  const code = error instanceof FirebaseError ? error.code : null;
  // The project sends no messages to that country.
  if (code === "auth/operation-not-allowed") return { code: "phone-not-served", id: null };
  // The script of the robot check did not come.
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
