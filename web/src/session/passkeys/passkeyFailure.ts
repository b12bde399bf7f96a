import { CallRefused, CallUnanswered } from "../../firebase/calls.ts";
import { ClientFailure } from "../../firebase/clientError.ts";

/**
 * Whether the error means that the user closed the browser's dialog or that another request
 * replaced this one. For privacy, browsers report the same error if there is no passkey to choose.
 */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}

/** Converts an error of an authenticator or the server to one that `failureOf` knows. */
export function passkeyFailure(error: unknown): Error {
  if (error instanceof CallRefused || error instanceof CallUnanswered) return error;
  const exists = error instanceof Error && error.name === "InvalidStateError";
  return new ClientFailure(exists ? "passkey-exists" : "passkey-unavailable", error);
}
