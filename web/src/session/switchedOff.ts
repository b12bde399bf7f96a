import { FirebaseError } from "firebase/app";

import { ClientFailure } from "../firebase/clientError.ts";

/**
 * Recognizes the refusal of a way to sign in that was turned off: Authentication passes on our
 * server's word in a message, without a code of its own. Other errors stay as they are.
 */
export function switchedOffOr(error: unknown): unknown {
  const isOff = error instanceof FirebaseError && error.message.includes("switched-off");
  return isOff ? new ClientFailure("switched-off", error) : error;
}
