import type { EndpointError } from "@salvia/domain/shared/errors";

/**
 * Whether a password is the one of an address: asked of the service that keeps it, as the sign-in
 * page does. Locked, disabled and unknown accounts are no different from a wrong password.
 *
 * @returns the uid, or null
 * @throws where the service cannot be asked
 */
export async function passwordOwner(email: string, password: string): Promise<string | null> {
  const answer = await ask("signInWithPassword", { email, password, returnSecureToken: true });
  if (answer.ok) return textAt(answer.body, "localId");
  // Everything it says of the person begins with one of these; all else is about us.
  if (ofPerson.some((code) => answer.code.startsWith(code))) return null;
  throw unexpected("signInWithPassword", answer);
}

/** What a mailed link is for. */
type CodePurpose = "PASSWORD_RESET" | "VERIFY_EMAIL";

/**
 * The address that the code of a mailed link was sent to. Looking does not use the code up.
 *
 * @returns the address, or why the code is not good for this
 * @throws where the service cannot be asked
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
 * Confirms an address with the code of a mailed link, which uses the code up.
 *
 * @returns why it was not done, or null
 * @throws where the service cannot be asked
 */
export async function confirmCodeUsed(oobCode: string): Promise<EndpointError | null> {
  const answer = await ask("update", { oobCode });
  return answer.ok ? null : refusalOf("update", answer);
}

/**
 * Signs in with the code of a mailed link, which uses the code up and opens the account where there
 * is none.
 *
 * @returns the account, or why it was not done: wrong-credentials for another address than the link's
 * @throws where the service cannot be asked
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
 * Sets a new password with the code of a mailed link, which is used up by that.
 *
 * @returns the address of the account, or why it was not done
 * @throws where the service cannot be asked
 */
export async function passwordCodeUsed(
  oobCode: string,
  newPassword: string,
): Promise<{ email: string } | { refused: EndpointError }> {
  const answer = await ask("resetPassword", { oobCode, newPassword });
  const email = answer.ok ? textAt(answer.body, "email") : null;
  return email !== null ? { email } : { refused: refusalOf("resetPassword", answer) };
}

/** @throws where an answer is not about the code */
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
  // The account was deleted after its link was mailed.
  ["EMAIL_NOT_FOUND", "link-expired"],
  ["USER_NOT_FOUND", "link-expired"],
  ["INVALID_EMAIL", "wrong-credentials"],
  ["USER_DISABLED", "account-disabled"],
  ["WEAK_PASSWORD", "weak-password"],
  ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", "weak-password"],
];

/** An answer of the service; `code` is what it calls a refusal, '' where there is none. */
type Answer = { ok: boolean; status: number; body: unknown; code: string };

async function ask(method: string, input: object): Promise<Answer> {
  const response = await fetch(`${service()}/v1/accounts:${method}?key=${webApiKey()}`, {
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

// Without the words of the answer, which may name the person.
function unexpected(method: string, { status }: Answer): Error {
  return new Error(`accounts:${method} answered ${status}`);
}

function service(): string {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const host = "identitytoolkit.googleapis.com";
  return emulator ? `http://${emulator}/${host}` : `https://${host}`;
}

/** The key that the web app has too: it names the project, and opens nothing. */
function webApiKey(): string {
  const key = process.env["WEB_API_KEY"];
  if (key) return key;
  if (process.env["FIREBASE_AUTH_EMULATOR_HOST"]) return "emulator";
  throw new Error("WEB_API_KEY is not set.");
}

function objectAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string | null {
  const text = objectAt(value, key);
  return typeof text === "string" ? text : null;
}
