import { hasCode } from "../hasCode.ts";

/**
 * Whether an error of the Admin SDK means that an App Check token is invalid. The SDK uses the same
 * code when it cannot fetch Google's keys; treating that as a bad token would lock everyone out
 * during an outage.
 */
export function isAppCheckProblem(error: unknown): boolean {
  if (hasCode(error, "app-check/app-check-token-expired")) return true;
  return (
    hasCode(error, "app-check/invalid-argument") &&
    error instanceof Error &&
    !hasCode(error.cause, "key-fetch-error")
  );
}
