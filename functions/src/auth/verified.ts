import { signInMaxAge } from "@salvia/domain/account/revocation";
import { isRole } from "@salvia/domain/account/role";
import { getAuth, type DecodedIdToken } from "firebase-admin/auth";

import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import { hasEnded } from "../sessions/hasEnded.ts";
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
  /** Whether they signed in with a passkey. */
  hasPasskey: boolean;
  /** Whether the token says that their role needs one. */
  passkeyRequired: boolean;
};

/**
 * Whom an ID token belongs to.
 *
 * @throws Refusal invalid-id-token (malformed, expired, foreign, forged, revoked, of a deleted
 *   user, of a sign-in that was signed out), account-disabled, or recent-sign-in-required where the
 *   sign-in is 30 days old
 */
export async function verifiedIdToken(idToken: string, now: Date): Promise<SignedInPerson> {
  // `true`: also ask whether the user was disabled or the token revoked. The emulator always asks,
  // so no test there would miss it.
  const token = await verify(idToken, () => getAuth(adminApp).verifyIdToken(idToken, true));
  if ("refused" in token) throw new Refusal(token.refused);
  if (now.getTime() / 1000 - token.auth_time >= signInMaxAge) {
    throw new Refusal("recent-sign-in-required");
  }
  if (await hasEnded(signIn(token))) throw new Refusal("invalid-id-token");
  return {
    ...signIn(token),
    name: typeof token["name"] === "string" ? token["name"] : undefined,
    email: token.email,
    emailVerified: token.email_verified === true,
    phone: token.phone_number,
    provider: token.firebase.sign_in_provider,
    hasPasskey: token["passkey"] === true,
    passkeyRequired: token["passkeyRequired"] === true,
  };
}

/**
 * The session that a request's cookie stands for; null if there is none, or it is expired, revoked
 * or not one of ours. Whether its sign-in was signed out is for `hasEnded` to say.
 */
export async function verifiedSession(
  cookie: string | null,
): Promise<(SignIn & { issuedAt: number }) | null> {
  if (cookie === null) return null;
  const session = await verify(cookie, () => getAuth(adminApp).verifySessionCookie(cookie, true));
  return "refused" in session ? null : { ...signIn(session), issuedAt: session.iat };
}

/** The sign-in of a cookie that is to end; null if there is none, or it is expired or forged. */
export async function sessionToEnd(cookie: string | null): Promise<SignIn | null> {
  if (cookie === null) return null;
  // Without `true`: a session may end whatever has become of its user, and without asking anyone.
  const session = await verify(cookie, () => getAuth(adminApp).verifySessionCookie(cookie));
  return "refused" in session ? null : signIn(session);
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
