import { FirebaseError } from "firebase/app";

import { failureOf } from "../../firebase/clientError.ts";
import type { SignInOutcome } from "../signInMethod.ts";

/** A sign-in that waits for the account's second factor. */
export interface SecondFactorRequest {
  /** The identity provider's error, from which `secondFactorOf` makes the choices. */
  error: unknown;
  /** Continues the sign-in, once the user is signed in or has given up. */
  end: (outcome: "signed-in" | "canceled") => void;
  /** Refuses the sign-in. */
  fail: (reason: unknown) => void;
}

/**
 * The wait for the second factor, if that is all a sign-in lacks; null for any other error.
 *
 * @param show shows the request to the user; null hides it again
 * @returns resolves with null once the user is signed in, otherwise with the outcome
 */
export function secondFactorWait(
  error: unknown,
  show: (request: SecondFactorRequest | null) => void,
): Promise<SignInOutcome | null> | null {
  const required = "auth/multi-factor-auth-required";
  if (!(error instanceof FirebaseError && error.code === required)) return null;
  return new Promise((resolve) => {
    function settle(outcome: SignInOutcome | null) {
      show(null);
      resolve(outcome);
    }
    show({
      error,
      end: (outcome) => settle(outcome === "signed-in" ? null : { kind: "canceled" }),
      fail: (reason) => settle({ kind: "refused", failure: failureOf(reason) }),
    });
  });
}
