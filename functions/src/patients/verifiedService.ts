import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";

import { Refusal } from "../http/refusal.ts";
import { variable } from "../settings/environment.ts";
import { siteAddress } from "../settings/siteAddress.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Google's public keys for ID tokens of service accounts, cached for ten minutes. */
const googleKeys = createRemoteJWKSet(new URL("https://www.googleapis.com/oauth2/v3/certs"));

/**
 * The service account of an ID token that Google signed for our site, if it is the one in
 * `PATIENTS_SERVICE_ACCOUNT`. The token's audience must be the site's address: a token that the
 * service made for another receiver could be replayed here.
 *
 * @throws Refusal invalid-id-token for a token that is not Google's, expired or for another
 *   receiver; not-allowed for another account, or if no account is configured; any other error if
 *   Google's keys cannot be fetched
 */
export async function verifiedService(
  token: string,
  env: Environment = process.env,
): Promise<string> {
  const allowed = variable("PATIENTS_SERVICE_ACCOUNT", env);
  if (allowed === null) throw new Refusal("not-allowed");
  const { email, email_verified: isVerified } = await verify(token, siteAddress(env).origin);
  if (email !== allowed || isVerified !== true) throw new Refusal("not-allowed");
  return allowed;
}

async function verify(token: string, audience: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, googleKeys, {
      issuer: ["https://accounts.google.com", "accounts.google.com"],
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat"],
    });
    return payload;
  } catch (error) {
    throw isTokenProblem(error) ? new Refusal("invalid-id-token") : error;
  }
}

/** Whether the token is at fault, and not the connection to Google. */
function isTokenProblem(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed
  );
}
