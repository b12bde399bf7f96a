import { WebAuthnAbortService } from "@simplewebauthn/browser";

import { CallRefused, CallUnanswered } from "../../firebase/callErrors.ts";
import { ClientFailure } from "../../firebase/clientError.ts";

/**
 * Runs a passkey request that the user has asked for, starting with the first call to our server. A
 * browser allows one request per page, so this ends the one waiting in the autofill. The autofill
 * must pause until this request is over, or it would end this one in turn.
 */
export async function requestedCeremony<Result>(ceremony: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await ceremony();
  } finally {
    running -= 1;
    if (running === 0) {
      for (const go of waiting.splice(0)) go();
    }
  }
}

/** Resolves when no request of the user's is running; at once if there is none. */
export async function untilNoCeremony(): Promise<void> {
  if (running === 0) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  await untilNoCeremony();
}

/** Ends the request that waits in the autofill. A request that the user has asked for continues. */
export function endWaitingRequest(): void {
  if (running === 0) WebAuthnAbortService.cancelCeremony();
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Whether the error means that the user closed the browser's dialog or that another request
 * replaced this one. For privacy, browsers report the same error if there is no passkey to choose.
 */
export function isCanceled(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}

/** Converts an error of an authenticator or the server to one that `failureOf` knows. */
export function passkeyFailure(error: unknown): Error {
  if (error instanceof CallRefused || error instanceof CallUnanswered) return error;
  const exists = error instanceof Error && error.name === "InvalidStateError";
  return new ClientFailure(exists ? "passkey-exists" : "passkey-unavailable", error);
}
