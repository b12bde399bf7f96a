import { isRole } from "@salvia/domain/roles";
import { getAuth, type DecodedIdToken } from "firebase-admin/auth";

import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import { isJwt } from "./isJwt.ts";
import type { SignIn } from "./sessionDecision.ts";
import { tokenProblem } from "./tokenProblem.ts";

/** A person as a verified ID token names them. */
export type SignedInPerson = SignIn & {
  name: string | undefined;
  email: string | undefined;
  /** Whether the address is theirs beyond doubt. */
  emailVerified: boolean;
  phone: string | undefined;
  /** How they signed in: `password`, `google.com`, `phone`, `custom` … */
  provider: string;
};

/**
 * Whom an ID token belongs to.
 *
 * @throws Refusal invalid-id-token (malformed, expired, foreign, forged, revoked, of a deleted
 *   user) or account-disabled
 */
export async function verifiedIdToken(idToken: string): Promise<SignedInPerson> {
  // `true`: also ask whether the user was disabled or the token revoked. The emulator always asks,
  // so no test there would miss it.
  const token = await verify(idToken, () => getAuth(adminApp).verifyIdToken(idToken, true));
  if ("refused" in token) throw new Refusal(token.refused);
  return {
    ...signIn(token),
    name: typeof token["name"] === "string" ? token["name"] : undefined,
    email: token.email,
    emailVerified: token.email_verified === true,
    phone: token.phone_number,
    provider: token.firebase.sign_in_provider,
  };
}

/**
 * The session that a request's cookie stands for; null if there is none, or it is expired, revoked
 * or not one of ours.
 */
export async function verifiedSession(
  cookie: string | null,
): Promise<(SignIn & { issuedAt: number }) | null> {
  if (cookie === null) return null;
  const session = await verify(cookie, () => getAuth(adminApp).verifySessionCookie(cookie, true));
  return "refused" in session ? null : { ...signIn(session), issuedAt: session.iat };
}

/**
 * A session cookie for a verified ID token.
 *
 * @param lifetime in seconds
 * @throws Refusal if the user was disabled or the token revoked meanwhile
 */
export async function newSessionCookie(idToken: string, lifetime: number): Promise<string> {
  try {
    const expiresIn = lifetime * 1000;
    return await getAuth(adminApp).createSessionCookie(idToken, { expiresIn });
  } catch (error) {
    const problem = tokenProblem(error);
    throw problem === null ? error : new Refusal(problem);
  }
}

async function verify(
  jwt: string,
  check: () => Promise<DecodedIdToken>,
): Promise<DecodedIdToken | { refused: NonNullable<ReturnType<typeof tokenProblem>> }> {
  if (!isJwt(jwt)) return { refused: "invalid-id-token" };
  try {
    return await check();
  } catch (error) {
    const refused = tokenProblem(error);
    if (refused === null) throw error;
    return { refused };
  }
}

function signIn(token: DecodedIdToken): SignIn {
  const role: unknown = token["role"];
  return { uid: token.uid, role: isRole(role) ? role : null, signedInAt: token.auth_time };
}
