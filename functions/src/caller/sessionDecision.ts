import { freshWithin, signInMaxAge } from "@salvia/domain/account/revocation";
import type { Role } from "@salvia/domain/account/role";

/** Lifetime of a cookie, in seconds. */
export const cookieLifetime = 5 * 24 * 60 * 60;

/** Age after which a valid cookie is replaced, in seconds. */
export const renewAfter = 24 * 60 * 60;

/** Shortest cookie lifetime that the identity service accepts, in seconds. */
export const shortestCookie = 5 * 60;

/** A sign-in according to a verified token or cookie; times in seconds since 1970. */
export type SignIn = { uid: string; role: Role | null; signedInAt: number };

type SessionDecision =
  | { kind: "start" | "renew"; lifetime: number }
  | { kind: "keep" }
  | { kind: "refuse" };

/**
 * Decides what to do with the session when a verified ID token arrives.
 *
 * Only a recent sign-in starts a session, so that a stolen older token cannot get a lasting cookie.
 * Later tokens of the same user renew the session if its cookie is sent along. A cookie younger
 * than a day that matches the token is kept. No cookie outlives the sign-in's thirty days.
 *
 * @param token the sign-in of the ID token
 * @param session the valid, unrevoked cookie of the request; `issuedAt` in seconds since 1970
 * @param now in seconds since 1970
 */
export function sessionDecision(
  token: SignIn,
  session: (SignIn & { issuedAt: number }) | null,
  now: number,
): SessionDecision {
  const own = session?.uid === token.uid ? session : null;
  const age = now - token.signedInAt;
  const sameSignIn = own?.signedInAt === token.signedInAt;

  if (age <= freshWithin && !sameSignIn) return { kind: "start", lifetime: cookieLifetime };
  if (own === null || signInMaxAge - age < shortestCookie) return { kind: "refuse" };

  const young = now - own.issuedAt < renewAfter;
  if (sameSignIn && own.role === token.role && young) return { kind: "keep" };
  return { kind: "renew", lifetime: Math.min(cookieLifetime, signInMaxAge - age) };
}

/** Whether a sign-in is recent enough for an action that requires the user to be present. */
export function isRecent({ signedInAt }: Pick<SignIn, "signedInAt">, now: Date): boolean {
  return now.getTime() / 1000 - signedInAt <= freshWithin;
}
