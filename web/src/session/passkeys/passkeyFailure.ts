import { CallRefused, CallUnanswered } from "../../firebase/calls.ts";
import { ClientFailure } from "../../firebase/clientError.ts";

/**
 * Whether the browser says that the user has closed its dialog, or that another request has taken
 * its place. It says the same where there is no passkey to choose, so as to tell the page nothing.
 */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}

/** What an authenticator or the server has thrown, as something that `failureOf` knows. */
export function passkeyFailure(error: unknown): Error {
  if (error instanceof CallRefused || error instanceof CallUnanswered) return error;
  const exists = error instanceof Error && error.name === "InvalidStateError";
  return new ClientFailure(exists ? "passkey-exists" : "passkey-unavailable", error);
}
