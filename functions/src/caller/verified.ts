import { signInMaxAge } from "@salvia/domain/account/revocation";
import { isRole } from "@salvia/domain/account/role";
import { getAuth, type DecodedIdToken } from "firebase-admin/auth";

import { hasOnePurpose } from "./singlePurpose.ts";
import { adminApp } from "../platform/adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import { endOf } from "./endOf.ts";
import { isJwt, tokenProblem } from "../http/tokens.ts";
import type { SignIn } from "./sessionDecision.ts";

/** A user as described by a verified ID token. */
export type SignedInPerson = SignIn & {
  name: string | undefined;
  email: string | undefined;
  /** Whether the user has proven ownership of the address. */
  emailVerified: boolean;
  phone: string | undefined;
  /** How the user signed in: `password`, `google.com`, `phone`, `custom` … */
  provider: string;
  hasPasskey: boolean;
  /** Whether the token says that the user's role requires a passkey. */
  passkeyRequired: boolean;
};

/**
 * The user of an ID token.
 *
 * @throws Refusal invalid-id-token (malformed, expired, foreign, forged, revoked, of a deleted
 *   user, of a sign-in that was signed out, of an account with one purpose), account-disabled (also
 *   after its end date), or recent-sign-in-required if the sign-in is 30 days old
 */
export async function verifiedIdToken(idToken: string, now: Date): Promise<SignedInPerson> {
  // `true` also checks for disabled users and revoked tokens. The emulator always checks, so no
  // test there would catch a missing `true`.
  const token = await verify(idToken, () => getAuth(adminApp).verifyIdToken(idToken, true));
  if ("refused" in token) throw new Refusal(token.refused);
  if (hasOnePurpose(token.uid)) throw new Refusal("invalid-id-token");
  if (now.getTime() / 1000 - token.auth_time >= signInMaxAge) {
    throw new Refusal("recent-sign-in-required");
  }
  const end = await endOf(signIn(token), now);
  if (end === "signed-out") throw new Refusal("invalid-id-token");
  if (end === "access-ended") throw new Refusal("account-disabled");
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
 * The guest of a visit, of an ID token. Does not check whether they were admitted.
 *
 * @throws Refusal invalid-id-token (also for the token of an account), or account-disabled
 */
export async function verifiedGuest(idToken: string): Promise<{ uid: string; visitId: string }> {
  const token = await verify(idToken, () => getAuth(adminApp).verifyIdToken(idToken, true));
  if ("refused" in token) throw new Refusal(token.refused);
  const visitId: unknown = token["guest"];
  if (typeof visitId !== "string") throw new Refusal("invalid-id-token");
  return { uid: token.uid, visitId };
}

/**
 * The session of a cookie; null if the cookie is missing, expired, revoked or not ours. Does not
 * check whether its sign-in was signed out; `endOf` does.
 */
export async function verifiedSession(
  cookie: string | null,
): Promise<(SignIn & { issuedAt: number }) | null> {
  if (cookie === null) return null;
  const session = await verify(cookie, () => getAuth(adminApp).verifySessionCookie(cookie, true));
  return "refused" in session ? null : { ...signIn(session), issuedAt: session.iat };
}

/**
 * The sign-in of a cookie that is to be revoked; null if the cookie is missing, expired or forged.
 */
export async function sessionToEnd(cookie: string | null): Promise<SignIn | null> {
  if (cookie === null) return null;
  // Without `true`: a session may be ended whatever its user's state, without a lookup.
  const session = await verify(cookie, () => getAuth(adminApp).verifySessionCookie(cookie));
  return "refused" in session ? null : signIn(session);
}

/**
 * Creates a session cookie for a verified ID token.
 *
 * @param lifetime in seconds
 * @throws Refusal if the user was disabled or the token revoked in the meantime
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
