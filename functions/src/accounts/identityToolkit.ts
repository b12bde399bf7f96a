import type { EndpointError } from "@salvia/domain/shared/errors";

import { appCheckHeader } from "../http/appCheck.ts";
import type { HttpRequest } from "../http/route.ts";
import { variable } from "../settings/environment.ts";

/** The account that a credential belongs to. */
interface Owner {
  uid: string;
  /** Whether a sign-in also needs the account's second factor. */
  hasSecondFactor: boolean;
}

/** The call that a request to the identity service is made for. */
type Call = Pick<HttpRequest, "header">;

/**
 * Checks a password with the identity service, as the sign-in page does. Locked, disabled and
 * unknown accounts give the same result as a wrong password.
 *
 * @returns the account, or null
 * @throws if the service is unavailable
 */
export async function passwordOwner(
  call: Call,
  email: string,
  password: string,
): Promise<Owner | null> {
  const answer = await ask(call, "signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });
  if (answer.ok) return ownerIn("signInWithPassword", answer);
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
  call: Call,
  oobCode: string,
  purpose: CodePurpose,
): Promise<{ email: string } | { refused: EndpointError }> {
  const answer = await ask(call, "resetPassword", { oobCode });
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
export async function confirmCodeUsed(call: Call, oobCode: string): Promise<EndpointError | null> {
  const answer = await ask(call, "update", { oobCode });
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
  call: Call,
  oobCode: string,
  email: string,
): Promise<(Owner & { isNew: boolean }) | { refused: EndpointError }> {
  const answer = await ask(call, "signInWithEmailLink", { oobCode, email });
  if (!answer.ok) return { refused: refusalOf("signInWithEmailLink", answer) };
  const isNew = objectAt(answer.body, "isNewUser") === true;
  return { ...ownerIn("signInWithEmailLink", answer), isNew };
}

/**
 * Sets a new password with the code of an emailed link, which uses up the code.
 *
 * @returns the account's address, or the reason for a failure
 * @throws if the service is unavailable
 */
export async function passwordCodeUsed(
  call: Call,
  oobCode: string,
  newPassword: string,
): Promise<{ email: string } | { refused: EndpointError }> {
  const answer = await ask(call, "resetPassword", { oobCode, newPassword });
  const email = answer.ok ? textAt(answer.body, "email") : null;
  return email !== null ? { email } : { refused: refusalOf("resetPassword", answer) };
}

/** @throws if the answer names no account */
function ownerIn(method: string, answer: Answer): Owner {
  const uid = textAt(answer.body, "localId");
  if (uid === null) throw unexpected(method, answer);
  // In place of tokens, the service answers with the proof of the first factor.
  return { uid, hasSecondFactor: objectAt(answer.body, "mfaPendingCredential") !== undefined };
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

/**
 * Authentication waits for two functions of ours, 7 seconds each at most. To give up before it does
 * would fail a call that still takes effect, and use up the code of a link.
 */
const timeLimitMs = 20_000;

async function ask(call: Call, method: string, input: object): Promise<Answer> {
  const response = await fetch(`${service()}/v1/accounts:${method}?key=${serverApiKey()}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...appCheckHeader(call) },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeLimitMs),
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
