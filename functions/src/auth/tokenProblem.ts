import type { EndpointError } from "@salvia/domain/shared/errors";

/**
 * What an error of the Admin SDK says of the token or cookie it was given; null if it says nothing
 * of it, because Google's keys or the identity service could not be reached, or by a fault of ours.
 * Taking those for a bad token would sign everyone out while Google is away.
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
