/**
 * All errors a server call can answer with, as `{ error }`, with their HTTP status. The UI shows
 * them verbatim in 'Session sync failed: {reason}', so they are plain English.
 */
export const endpointErrors = {
  "bad-request": 400,
  "wrong-credentials": 401,
  "passkey-refused": 401,
  "passkey-unknown": 401,
  "invalid-id-token": 401,
  "recent-sign-in-required": 401,
  "app-check-failed": 401,
  "account-disabled": 403,
  "foreign-origin": 403,
  "email-not-verified": 403,
  "passkey-required": 403,
  "second-factor-required": 403,
  "not-allowed": 403,
  "switched-off": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "username-taken": 409,
  "last-sign-in-method": 409,
  "own-account": 409,
  "last-administrator": 409,
  "import-undone": 409,
  "changed-meanwhile": 409,
  "guest-present": 409,
  "link-expired": 410,
  "link-used": 410,
  "code-expired": 410,
  "guest-removed": 410,
  "payload-too-large": 413,
  "unsupported-media-type": 415,
  "weak-password": 422,
  "wrong-code": 422,
  "other-hospital": 422,
  "rate-limited": 429,
  "internal-error": 500,
} as const;

export type EndpointError = keyof typeof endpointErrors;

export function isEndpointError(value: unknown): value is EndpointError {
  return typeof value === "string" && Object.hasOwn(endpointErrors, value);
}

/** Whether a server's error text can be shown to the user as a reason: not empty, and short. */
export function isRefusalReason(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= 200;
}

/**
 * Errors between the client and our server, Firestore or the identity provider, grouped by what the
 * user can do about them. Each has a sentence in every language.
 */
export const clientErrors = [
  "wrong-credentials",
  "too-many-attempts",
  "account-disabled",
  "passkey-refused",
  "passkey-unavailable",
  "passkey-exists",
  "recent-sign-in-required",
  "email-not-verified",
  "passkey-required",
  "username-taken",
  "last-sign-in-method",
  "own-account",
  "last-administrator",
  "import-undone",
  "link-expired",
  "guest-present",
  "link-used",
  "guest-removed",
  "weak-password",
  "popup-blocked",
  "provider-unreachable",
  "other-sign-in-method",
  "wrong-code",
  "code-expired",
  "second-factor-required",
  "second-factor-expired",
  "second-factor-elsewhere",
  "phone-malformed",
  "phone-not-served",
  "captcha-failed",
  "signed-out",
  "not-allowed",
  "switched-off",
  "not-found",
  "changed-meanwhile",
  "offline",
  "stuck",
  "server-error",
  "unknown",
] as const;

export type ClientError = (typeof clientErrors)[number];
