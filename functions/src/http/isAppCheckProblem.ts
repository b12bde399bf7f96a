import { hasCode } from "../hasCode.ts";

/**
 * Whether an error of the Admin SDK says that an App Check token is bad. It uses the same code for
 * keys that it could not fetch, and blaming the token for those would shut everyone out while
 * Google is away.
 */
export function isAppCheckProblem(error: unknown): boolean {
  if (hasCode(error, "app-check/app-check-token-expired")) return true;
  return (
    hasCode(error, "app-check/invalid-argument") &&
    error instanceof Error &&
    !hasCode(error.cause, "key-fetch-error")
  );
}
