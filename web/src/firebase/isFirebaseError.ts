import type { FirebaseError } from "firebase/app";

/**
 * Recognizes an error of Firebase by its name: its class would load the SDK with the first script
 * of every page.
 */
export function isFirebaseError(error: unknown): error is FirebaseError {
  return error instanceof Error && error.name === "FirebaseError" && "code" in error;
}
