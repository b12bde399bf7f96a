import type { Language } from "@salvia/domain/shared/language";
import { FirebaseError } from "firebase/app";
import { RecaptchaVerifier } from "firebase/auth";

import { emulators } from "../../firebase/app.ts";
import { auth } from "../../firebase/auth.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";

export type SendOutcome<Sent> =
  | { kind: "sent"; sent: Sent }
  | { kind: "refused"; failure: Failure };

/**
 * Sends a text message after Google's robot check. In case of doubt, the check shows a puzzle above
 * the page.
 *
 * @param language of the message
 * @param signal aborts the wait: closing the puzzle unsolved never settles the check
 * @param send has the identity provider send the message
 * @throws only the signal's reason, once it is aborted
 */
export async function sendAfterRobotCheck<Sent>(
  language: Language,
  signal: AbortSignal,
  send: (robotCheck: RecaptchaVerifier) => Promise<Sent>,
): Promise<SendOutcome<Sent>> {
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
    return { kind: "sent", sent: await Promise.race([send(verifier), aborted(givenUp.signal)]) };
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

/** Translates what the identity provider and our own limits mean in this flow. */
function sendFailure(error: unknown): Failure {
  const { code, message } = error instanceof FirebaseError ? error : { code: null, message: "" };
  // Our server's word for a refused message is in the text only.
  if (message.includes("rate-limited")) return { code: "too-many-attempts", id: null };
  if (message.includes("switched-off")) return { code: "switched-off", id: null };
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
