import type { EndpointError } from "@salvia/domain/shared/errors";

import { variable } from "../settings/environment.ts";

/**
 * Checks a password with the identity service, as the sign-in page does. Locked, disabled and
 * unknown accounts give the same result as a wrong password.
 *
 * @returns the uid, or null
 * @throws if the service is unavailable
 */
export async function passwordOwner(email: string, password: string): Promise<string | null> {
  const answer = await ask("signInWithPassword", { email, password, returnSecureToken: true });
  if (answer.ok) return textAt(answer.body, "localId");
  // Errors about the user begin with one of these codes; all others are our problem.
  if (ofPerson.some((code) => answer.code.startsWith(code))) return null;
  throw unexpected("signInWithPassword", answer);
}

/** The purpose of an emailed link. */
type CodePurpose = "PASSWORD_RESET" | "VERIFY_EMAIL";

/**
 * The address that the code of an emailed link was sent to. This lookup does not use up the code.
 *
 * @returns the address, or why the code is not valid for this purpose
 * @throws if the service is unavailable
 */
export async function codeAddress(
  oobCode: string,
  purpose: CodePurpose,
): Promise<{ email: string } | { refused: EndpointError }> {
  const answer = await ask("resetPassword", { oobCode });
  if (!answer.ok) return { refused: refusalOf("resetPassword", answer) };
  const email = textAt(answer.body, "email");
  const isMeant = textAt(answer.body, "requestType") === purpose;
  return isMeant && email !== null ? { email } : { refused: "link-expired" };
}

/**
 * Confirms an address with the code of an emailed link, which uses up the code.
 *
 * @returns the reason for a failure, or null
 * @throws if the service is unavailable
 */
export async function confirmCodeUsed(oobCode: string): Promise<EndpointError | null> {
  const answer = await ask("update", { oobCode });
  return answer.ok ? null : refusalOf("update", answer);
}

/**
 * Signs in with the code of an emailed link, which uses up the code and creates the account if it
 * does not exist.
 *
 * @returns the account, or the reason for a failure: wrong-credentials if the link was sent to
 *   another address
 * @throws if the service is unavailable
 */
export async function signInCodeUsed(
  oobCode: string,
  email: string,
): Promise<{ uid: string; isNew: boolean } | { refused: EndpointError }> {
  const answer = await ask("signInWithEmailLink", { oobCode, email });
  if (!answer.ok) return { refused: refusalOf("signInWithEmailLink", answer) };
  const uid = textAt(answer.body, "localId");
  if (uid === null) throw unexpected("signInWithEmailLink", answer);
  return { uid, isNew: objectAt(answer.body, "isNewUser") === true };
}

/**
 * Sets a new password with the code of an emailed link, which uses up the code.
 *
 * @returns the account's address, or the reason for a failure
 * @throws if the service is unavailable
 */
export async function passwordCodeUsed(
  oobCode: string,
  newPassword: string,
): Promise<{ email: string } | { refused: EndpointError }> {
  const answer = await ask("resetPassword", { oobCode, newPassword });
  const email = answer.ok ? textAt(answer.body, "email") : null;
  return email !== null ? { email } : { refused: refusalOf("resetPassword", answer) };
}

/** @throws if the error is not about the code */
function refusalOf(method: string, answer: Answer): EndpointError {
  const [, refused] = ofCode.find(([code]) => answer.code.startsWith(code)) ?? [];
  if (refused === undefined) throw unexpected(method, answer);
  return refused;
}

const ofPerson = [
  "INVALID_LOGIN_CREDENTIALS",
  "EMAIL_NOT_FOUND",
  "INVALID_PASSWORD",
  "INVALID_EMAIL",
  "MISSING_PASSWORD",
  "USER_DISABLED",
  "TOO_MANY_ATTEMPTS_TRY_LATER",
];

const ofCode: readonly (readonly [code: string, refused: EndpointError])[] = [
  ["EXPIRED_OOB_CODE", "link-expired"],
  ["INVALID_OOB_CODE", "link-expired"],
  // The account was deleted after the link was sent.
  ["EMAIL_NOT_FOUND", "link-expired"],
  ["USER_NOT_FOUND", "link-expired"],
  ["INVALID_EMAIL", "wrong-credentials"],
  ["USER_DISABLED", "account-disabled"],
  ["WEAK_PASSWORD", "weak-password"],
  ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", "weak-password"],
];

/** The service's response; `code` is its error code, or '' if there is none. */
type Answer = { ok: boolean; status: number; body: unknown; code: string };

async function ask(method: string, input: object): Promise<Answer> {
  const response = await fetch(`${service()}/v1/accounts:${method}?key=${serverApiKey()}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(10_000),
  });
  const body: unknown = await response.json();
  const { ok, status } = response;
  const code = status === 400 ? (textAt(objectAt(body, "error"), "message") ?? "") : "";
  return { ok, status, body, code };
}

// Leaves out the response's message, which may name the user.
function unexpected(method: string, { status }: Answer): Error {
  return new Error(`accounts:${method} answered ${status}`);
}

function service(): string {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const host = "identitytoolkit.googleapis.com";
  return emulator ? `http://${emulator}/${host}` : `https://${host}`;
}

/** Our own key, because the web app's may allow only requests from its pages. */
function serverApiKey(): string {
  return process.env["FIREBASE_AUTH_EMULATOR_HOST"] ? "emulator" : variable("SERVER_API_KEY");
}

function objectAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string | null {
  const text = objectAt(value, key);
  return typeof text === "string" ? text : null;
}
