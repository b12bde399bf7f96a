import { emulators } from "../../emulators.ts";
import { secondsAgo, type Claims } from "./accounts.ts";

/** The claims of a token, without checking its signature. */
export function claimsOf(token: string): Claims {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
  );
  if (!isClaims(claims)) throw new Error("Not a token.");
  return claims;
}

/** A token with these claims and no signature, as the Auth emulator makes them. */
export function unsigned(claims: unknown): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

/** The token that a browser has this many seconds after its user signed in with the given one. */
export function laterToken(idToken: string, secondsSinceSignIn: number): string {
  return unsigned({ ...claimsOf(idToken), auth_time: secondsAgo(secondsSinceSignIn) });
}

/** The token of a sign-in after a renewal this many seconds from now. */
export function renewedToken(idToken: string, seconds: number): string {
  const claims = claimsOf(idToken);
  return unsigned({ ...claims, iat: claims.iat + seconds, exp: claims.exp + seconds });
}

/** A session cookie made this many seconds ago from a sign-in this many seconds ago. */
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

/** Encodes a part of a token. */
export function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

type SessionAge = { signedIn: number; made: number; lifetime?: number };

function isClaims(value: unknown): value is Claims {
  return typeof value === "object" && value !== null && "iat" in value && "exp" in value;
}
