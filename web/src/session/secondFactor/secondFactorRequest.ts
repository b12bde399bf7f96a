import { FirebaseError } from "firebase/app";

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
 * Waits for the second factor if that is all a sign-in lacks.
 *
 * @param show shows the request to the user; null hides it again
 * @throws any other error of the identity provider, or the reason of `fail`
 */
export async function waitForSecondFactor(
  error: unknown,
  show: (request: SecondFactorRequest | null) => void,
): Promise<"signed-in" | "canceled"> {
  const isWaiting =
    error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";
  if (!isWaiting) throw error;
  try {
    return await new Promise((end, fail) => show({ error, end, fail }));
  } finally {
    show(null);
  }
}
