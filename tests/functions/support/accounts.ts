import { randomUUID } from "node:crypto";

import { noRevocation } from "@salvia/domain/account/revocation";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { emulators } from "../../emulators.ts";

// The emulators need no credentials, so the SDK skips looking for a cloud metadata server.
process.env["METADATA_SERVER_DETECTION"] ??= "none";
// The functions in this process have the same app.
const app = initializeApp();

/** Admin access to the emulators, to prepare data and check results. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);

const identityToolkit = `http://${emulators.auth}/identitytoolkit.googleapis.com/v1`;

/** The claims of an ID token or a session cookie, some of which tests change. */
export type Claims = Record<string, unknown> & { iat: number; exp: number };

/** Creates an account for a test, sixty days old and just signed in. */
export async function account(
  details: { role?: string | null; name?: string; emailVerified?: boolean } = {},
) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const password = "a long password";
  await auth.createUser({
    uid,
    email,
    password,
    ...(details.name && { displayName: details.name }),
    ...(details.emailVerified && { emailVerified: true }),
  });
  if (details.role) {
    await auth.setCustomUserClaims(uid, { role: details.role });
    await firestore.doc(`revocations/${uid}`).set(noRevocation);
  }
  // The emulator rejects sign-ins older than the password; tests need sign-ins of any age.
  await tokensValidSince(uid, secondsAgo(60 * day));
  return {
    uid,
    email,
    password,
    signIn: () => signIn(email, password),
    idToken: await signIn(email, password),
  };
}

/** Signs in at the identity provider, as the page does, and returns the ID token. */
export async function signIn(email: string, password: string): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return String((await identity("accounts:signInWithPassword", credentials))["idToken"]);
}

/** Signs in with a custom token, as the page does after a passkey sign-in. */
export async function signInWithCustomToken(token: string): Promise<string> {
  const credentials = { token, returnSecureToken: true };
  return String((await identity("accounts:signInWithCustomToken", credentials))["idToken"]);
}

/** What a browser keeps of a sign-in: the ID token, and the refresh token for the next one. */
export type Tokens = { idToken: string; refreshToken: string };

/** Signs in with a password and keeps the refresh token. */
export async function tokensOf(email: string, password: string): Promise<Tokens> {
  const credentials = { email, password, returnSecureToken: true };
  return tokensIn(await identity("accounts:signInWithPassword", credentials));
}

/** Signs in with a custom token and keeps the refresh token. */
export async function customTokensOf(token: string): Promise<Tokens> {
  const credentials = { token, returnSecureToken: true };
  return tokensIn(await identity("accounts:signInWithCustomToken", credentials));
}

function tokensIn({ idToken, refreshToken }: Record<string, unknown>): Tokens {
  return { idToken: String(idToken), refreshToken: String(refreshToken) };
}

/** The next ID token of a sign-in; null if the identity provider refuses it. */
export async function renewed({ refreshToken }: Pick<Tokens, "refreshToken">) {
  const address = `http://${emulators.auth}/securetoken.googleapis.com/v1/token?key=any`;
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
  const response = await fetch(address, { method: "POST", body });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== "object" || answer === null) return null;
  return "id_token" in answer ? String(answer.id_token) : null;
}

/** Signs in with a Google account of that address. */
export async function signInWithGoogle(email: string): Promise<string> {
  const claims = { sub: `google-${email}`, email, email_verified: true, iss: "", aud: "", exp: 0 };
  const postBody = new URLSearchParams({
    providerId: "google.com",
    id_token: JSON.stringify({ ...claims, iat: 0 }),
  });
  const credentials = { postBody: postBody.toString(), requestUri: "http://localhost" };
  const signedIn = { ...credentials, returnSecureToken: true, returnIdpCredential: true };
  return String((await identity("accounts:signInWithIdp", signedIn))["idToken"]);
}

/**
 * Signs in with an account of the staff's identity provider.
 *
 * @param claims what the provider says besides the address
 * @param details `idToken` of a signed-in user adds the account to theirs
 * @throws what the identity service answers instead of a sign-in
 */
export async function signInWithOidc(
  email: string,
  claims: { sub?: string; email_verified?: boolean } = {},
  details: { idToken?: string } = {},
): Promise<string> {
  const idToken = { sub: `oidc-${email}`, email, email_verified: true, ...claims };
  const postBody = new URLSearchParams({
    providerId: "oidc.staff",
    id_token: JSON.stringify({ ...idToken, iss: "", aud: "", exp: 0, iat: 0 }),
  });
  const credentials = { postBody: postBody.toString(), requestUri: "http://localhost" };
  const answer = await applyCode("signInWithIdp", {
    ...credentials,
    ...details,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  if (typeof answer["idToken"] !== "string") throw new Error(JSON.stringify(answer));
  return answer["idToken"];
}

/** Calls the identity service directly, as any script with the app's public key can. */
export function applyCode(
  method:
    | "delete"
    | "resetPassword"
    | "sendOobCode"
    | "sendVerificationCode"
    | "signInWithEmailLink"
    | "signInWithIdp"
    | "signInWithPassword"
    | "signInWithPhoneNumber"
    | "signUp"
    | "update",
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return identity(`accounts:${method}`, body, {});
}

/** Revokes the sign-ins before a time in seconds since 1970. */
export async function tokensValidSince(uid: string, seconds: number): Promise<void> {
  await identity("accounts:update", { localId: uid, validSince: String(seconds) });
}

export const day = 24 * 60 * 60;

/** A time in seconds since 1970, the unit of token claims. */
export function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1000) - seconds;
}

async function identity(
  method: string,
  body: unknown,
  as: Record<string, string> = operator(method),
): Promise<Record<string, unknown>> {
  const response = await fetch(`${identityToolkit}/${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json", ...as },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== "object" || answer === null) {
    throw new Error(`${method}: ${response.status} ${JSON.stringify(answer)}`);
  }
  return { ...answer };
}

/** The emulator's authorization for an operator; a sign-in is made as the user instead. */
function operator(method: string): Record<string, string> {
  return method === "accounts:update" ? { authorization: "Bearer owner" } : {};
}
