import { isJwt } from "./tokens.ts";
import { hasCode } from "../platform/hasCode.ts";
import { isEmulated, variable } from "../settings/environment.ts";
import { Refusal } from "./refusal.ts";
import type { HttpRequest } from "./route.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether calls must prove with a Firebase App Check token that they come from our own app. The
 * emulators have no App Check, so they never require it.
 */
export function demandsAppCheck(env: Environment = process.env): boolean {
  return variable("APP_CHECK", env) === "enforce" && !isEmulated(env);
}

/**
 * Resolves if a call comes from our own app.
 *
 * @param token of App Check, from the header `X-Firebase-AppCheck`
 * @throws Refusal app-check-failed if it is missing, forged, expired or of another project; any
 *   other error if Google's keys cannot be fetched
 */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (token === undefined || !isJwt(token)) throw new Refusal("app-check-failed");
  // Imported on the first call, so that a cold start does not load it while App Check is off.
  const [{ getAppCheck }, { adminApp }] = await Promise.all([
    import("firebase-admin/app-check"),
    import("../platform/adminApp.ts"),
  ]);
  try {
    await getAppCheck(adminApp).verifyToken(token);
  } catch (error) {
    throw isAppCheckProblem(error) ? new Refusal("app-check-failed") : error;
  }
}

/**
 * The caller's App Check token, as a header for requests to Google that are made for the caller
 * without the Admin SDK. Where App Check is enforced, Google refuses them without it.
 */
export function appCheckHeader({ header }: Pick<HttpRequest, "header">): Record<string, string> {
  const token = header("x-firebase-appcheck");
  return token !== undefined && isJwt(token) ? { "X-Firebase-AppCheck": token } : {};
}

/**
 * Whether an error of the Admin SDK means that an App Check token is invalid. The SDK uses the same
 * code when it cannot fetch Google's keys; treating that as a bad token would lock everyone out
 * during an outage.
 */
function isAppCheckProblem(error: unknown): boolean {
  if (hasCode(error, "app-check/app-check-token-expired")) return true;
  return (
    hasCode(error, "app-check/invalid-argument") &&
    error instanceof Error &&
    !hasCode(error.cause, "key-fetch-error")
  );
}
