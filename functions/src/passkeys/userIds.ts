import { keyedHash } from "../settings/keyedHash.ts";

/**
 * The `user.id` of sign-in options for an email address, or for none. It derives from the input
 * alone and does not reveal whether the account exists.
 */
export function userIdFor(email: string): string {
  return keyedHash("passkey e-mail", email.trim().toLowerCase());
}

/**
 * The ID under which authenticators store a user's passkeys: at most 64 bytes (WebAuthn, 5.4.3),
 * and unrelated to any other public ID of the user.
 */
export function userHandle(uid: string): string {
  return keyedHash("passkey user", uid);
}
