/**
 * Whether a password is the one of an address: asked of the service that keeps it, as the sign-in
 * page does. Locked, disabled and unknown accounts are no different from a wrong password.
 *
 * @returns the uid, or null
 * @throws where the service cannot be asked
 */
export async function passwordOwner(email: string, password: string): Promise<string | null> {
  const response = await fetch(`${service()}/v1/accounts:signInWithPassword?key=${webApiKey()}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer: unknown = await response.json();
  if (response.ok) return textAt(answer, "localId");
  const message = textAt(objectAt(answer, "error"), "message") ?? "";
  // Everything it says of the person begins with one of these; all else is about us.
  if (response.status === 400 && ofPerson.some((code) => message.startsWith(code))) return null;
  throw new Error(`accounts:signInWithPassword answered ${response.status}`);
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
