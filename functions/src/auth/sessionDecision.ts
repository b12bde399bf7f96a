import { signInMaxAge } from "@salvia/domain/account/revocation";
import type { Role } from "@salvia/domain/account/role";

/** A session begins only from a sign-in this young, in seconds. */
export const startWithin = 5 * 60;

/** A cookie lives this long, in seconds. */
export const cookieLifetime = 5 * 24 * 60 * 60;

/** A cookie older than this is replaced while it is still good, in seconds. */
export const renewAfter = 24 * 60 * 60;

/** The shortest life the identity service gives a cookie, in seconds. */
export const shortestCookie = 5 * 60;

/** What a verified token or cookie says of a sign-in; times in seconds since 1970. */
export type SignIn = { uid: string; role: Role | null; signedInAt: number };

type SessionDecision =
  | { kind: "start" | "renew"; lifetime: number }
  | { kind: "keep" }
  | { kind: "refuse" };

/**
 * What becomes of a session when a verified ID token comes in.
 *
 * A session starts from a recent sign-in only: whoever got hold of an old token gets no lasting
 * cookie for it. It is renewed by later tokens of the same user as long as its cookie comes along.
 * A cookie younger than a day that says the same as the token is kept as it is. No cookie outlives
 * the sign-in's thirty days.
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

  if (age <= startWithin && !sameSignIn) return { kind: "start", lifetime: cookieLifetime };
  if (own === null || signInMaxAge - age < shortestCookie) return { kind: "refuse" };

  const young = now - own.issuedAt < renewAfter;
  if (sameSignIn && own.role === token.role && young) return { kind: "keep" };
  return { kind: "renew", lifetime: Math.min(cookieLifetime, signInMaxAge - age) };
}
