import type { EndpointError } from "@salvia/domain/shared/errors";
import { parseJson } from "@salvia/domain/shared/parseJson";

/**
 * Whether a text has the shape of a JSON Web Token, with JSON objects as header and payload. The
 * Admin SDK throws syntax and type errors for anything else, which would look like bugs of ours.
 */
export function isJwt(text: string): boolean {
  const parts = text.split(".");
  return (
    parts.length === 3 &&
    parts.every((part) => /^[\w-]*$/.test(part)) &&
    parts.slice(0, 2).every(holdsObject)
  );
}

function holdsObject(part: string): boolean {
  const value = parseJson(Buffer.from(part, "base64url").toString("utf8"));
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What an error of the Admin SDK means for the token or cookie it was given; null if the cause is
 * elsewhere: Google's keys or the identity service were unavailable, or we have a bug. Treating
 * those as a bad token would sign everyone out during an outage.
 */
export function tokenProblem(
  error: unknown,
): Extract<EndpointError, "invalid-id-token" | "account-disabled"> | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (error.code === "auth/user-disabled") return "account-disabled";
  if (error.code === "auth/argument-error") {
    // The SDK uses this code both for a bad token and for keys it could not fetch.
    return aboutToken.test(error.message) ? "invalid-id-token" : null;
  }
  return badToken.some((code) => code === error.code) ? "invalid-id-token" : null;
}

const aboutToken =
  /^(?:Decoding )?Firebase (?:ID token|session cookie) |^verify(?:IdToken|SessionCookie)\(\) expects /;

const badToken = [
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-uid",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-not-found",
];
