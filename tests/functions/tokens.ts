import { emulators } from "../emulators.ts";
import { secondsAgo, type Claims } from "./accounts.ts";

/** The claims of a token, without looking at its signature. */
export function claimsOf(token: string): Claims {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
  );
  if (!isClaims(claims)) throw new Error("Not a token.");
  return claims;
}

/** A token with the claims it is given and no signature, which is how the Auth emulator signs. */
export function unsigned(claims: unknown): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

/** The token a browser holds so many seconds after its user signed in with the given one. */
export function laterToken(idToken: string, secondsSinceSignIn: number): string {
  return unsigned({ ...claimsOf(idToken), auth_time: secondsAgo(secondsSinceSignIn) });
}

/** The token that a sign-in has so many seconds from now, once it was renewed. */
export function renewedToken(idToken: string, seconds: number): string {
  const claims = claimsOf(idToken);
  return unsigned({ ...claims, iat: claims.iat + seconds, exp: claims.exp + seconds });
}

/** The session cookie made so many seconds ago from a sign-in so many seconds ago. */
export function sessionOf(
  idToken: string,
  { signedIn, made, lifetime = 5 * 24 * 60 * 60 }: SessionAge,
): string {
  return unsigned({
    ...claimsOf(idToken),
    iss: `https://session.firebase.google.com/${emulators.project}`,
    auth_time: secondsAgo(signedIn),
    iat: secondsAgo(made),
    exp: secondsAgo(made) + lifetime,
  });
}

/** A part of a token. */
export function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

type SessionAge = { signedIn: number; made: number; lifetime?: number };

function isClaims(value: unknown): value is Claims {
  return typeof value === "object" && value !== null && "iat" in value && "exp" in value;
}
