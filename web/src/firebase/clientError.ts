import {
  isEndpointError,
  type EndpointError,
  type ClientError,
} from "@salvia/domain/shared/errors";

import { CallRefused, CallUnanswered } from "./callErrors.ts";
import { isFirebaseError } from "./isFirebaseError.ts";
import { reportProblem } from "./problems.ts";

/** A failure in terms a user can act on. */
export type Failure = {
  code: ClientError;
  /** Identifies the log line of an unknown error. */
  id: string | null;
  /** The server's own text, for errors without a translation. */
  text?: string;
};

/** A failure in the browser itself, thrown by code that knows what it means to the user. */
export class ClientFailure extends Error {
  readonly code: ClientError;

  constructor(code: ClientError, cause: unknown) {
    super(`Failed in the browser: ${code}`, { cause });
    this.name = "ClientFailure";
    this.code = code;
  }
}

/** Why a worker failed, as `openWorker` asks. */
export function workerFailure(code: "offline" | "stuck", cause: unknown): Error {
  return new ClientFailure(code, cause);
}

/** Announces on `window` that something was refused or missing, as newer rules or files may cause. */
export const refusedEvent = "salvia:refused";

/** Why one of our own operations failed; null for any other error. */
export function clientFailureOf(error: unknown): Failure | null {
  return error instanceof ClientFailure ? failureOf(error) : null;
}

/**
 * Translates errors of our server, Firestore and the identity provider. An unknown error is
 * reported to the server and logged in the browser, under an id that the user can read out. Call it
 * where the error is caught, not in render: each call reports once.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallRefused) return failureOfCall(error.reason);
  if (error instanceof ClientFailure) return { code: error.code, id: null };
  const isMissing = isMissingScript(error);
  if (isMissing || (isFirebaseError(error) && error.code.endsWith("permission-denied"))) {
    globalThis.window?.dispatchEvent(new Event(refusedEvent));
  }
  if (error instanceof CallUnanswered || isMissing) {
    return { code: "offline", id: null };
  }
  const known = isFirebaseError(error) ? codes.get(bareCode(error.code)) : undefined;
  if (known !== undefined) return { code: known, id: null };
  const id = reportProblem(error);
  console.error("unknown-error", id, error);
  return { code: "unknown", id };
}

/**
 * Whether a part of the app failed to load. Browsers throw a TypeError for this, recognizable only
 * by its message, which differs between browsers.
 */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

function failureOfCall(reason: string): Failure {
  if (isEndpointError(reason)) return { code: callCodes[reason] ?? "server-error", id: null };
  const silent = reason.startsWith("status:");
  return { code: "server-error", id: null, ...(silent ? {} : { text: reason }) };
}

/** The server's errors that mean something to a user; the others are internal. */
const callCodes: Readonly<Partial<Record<EndpointError, ClientError>>> = {
  "wrong-credentials": "wrong-credentials",
  "passkey-refused": "passkey-refused",
  "passkey-unknown": "passkey-refused",
  "invalid-id-token": "signed-out",
  "recent-sign-in-required": "recent-sign-in-required",
  "account-disabled": "account-disabled",
  "email-not-verified": "email-not-verified",
  "passkey-required": "passkey-required",
  "second-factor-required": "second-factor-required",
  "not-allowed": "not-allowed",
  "switched-off": "switched-off",
  "not-found": "not-found",
  "username-taken": "username-taken",
  "last-sign-in-method": "last-sign-in-method",
  "own-account": "own-account",
  "last-administrator": "last-administrator",
  "import-undone": "import-undone",
  "changed-meanwhile": "changed-meanwhile",
  "link-expired": "link-expired",
  "guest-present": "guest-present",
  "link-used": "link-used",
  "guest-removed": "guest-removed",
  "weak-password": "weak-password",
  "wrong-code": "wrong-code",
  "code-expired": "code-expired",
  "rate-limited": "too-many-attempts",
};

// Firestore's codes have no prefix; Auth's have the service's name as a prefix.
const codes: ReadonlyMap<string, ClientError> = new Map([
  ["permission-denied", "not-allowed"],
  ["unauthenticated", "signed-out"],
  ["not-found", "not-found"],
  ["aborted", "changed-meanwhile"],
  ["failed-precondition", "changed-meanwhile"],
  ["already-exists", "changed-meanwhile"],
  ["unavailable", "offline"],
  ["deadline-exceeded", "offline"],
  ["resource-exhausted", "too-many-attempts"],
  ["auth/invalid-credential", "wrong-credentials"],
  ["auth/invalid-email", "wrong-credentials"],
  ["auth/user-not-found", "wrong-credentials"],
  ["auth/wrong-password", "wrong-credentials"],
  ["auth/too-many-requests", "too-many-attempts"],
  ["auth/quota-exceeded", "too-many-attempts"],
  ["auth/user-disabled", "account-disabled"],
  ["auth/user-token-expired", "signed-out"],
  ["auth/invalid-user-token", "signed-out"],
  ["auth/requires-recent-login", "recent-sign-in-required"],
  ["auth/network-request-failed", "offline"],
  ["auth/popup-blocked", "popup-blocked"],
  ["auth/account-exists-with-different-credential", "other-sign-in-method"],
  ["auth/expired-action-code", "link-expired"],
  ["auth/invalid-action-code", "link-expired"],
  ["auth/weak-password", "weak-password"],
  ["auth/password-does-not-meet-requirements", "weak-password"],
  ["auth/invalid-verification-code", "wrong-code"],
  ["auth/missing-verification-code", "wrong-code"],
  ["auth/code-expired", "code-expired"],
  ["auth/session-expired", "code-expired"],
  ["auth/invalid-verification-id", "code-expired"],
  ["auth/missing-verification-id", "code-expired"],
  // A phone number doesn't sign in to an account that has a second factor.
  ["auth/unsupported-first-factor", "second-factor-required"],
  ["auth/invalid-multi-factor-session", "second-factor-expired"],
  ["auth/multi-factor-info-not-found", "second-factor-expired"],
  ["auth/captcha-check-failed", "captcha-failed"],
  ["auth/invalid-app-credential", "captcha-failed"],
  ["auth/missing-app-credential", "captcha-failed"],
  ["auth/invalid-recaptcha-token", "captcha-failed"],
  ["auth/missing-recaptcha-token", "captcha-failed"],
  ["auth/invalid-phone-number", "phone-malformed"],
  ["auth/missing-phone-number", "phone-malformed"],
]);

function bareCode(code: string): string {
  return code.startsWith("firestore/") ? code.slice("firestore/".length) : code;
}
