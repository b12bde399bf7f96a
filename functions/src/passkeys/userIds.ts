import { keyedHash } from "../settings/keyedHash.ts";

/**
 * The `user.id` that sign-in options carry for an e-mail address, or for none. It is made of what
 * was given alone, and says nothing of whether there is such an account.
 */
export function userIdFor(email: string): string {
  return keyedHash("passkey e-mail", email.trim().toLowerCase());
}

/**
 * The id that authenticators keep a user's passkeys under: at most 64 bytes (WebAuthn, 5.4.3), and
 * nothing that is known of the user elsewhere.
 */
export function userHandle(uid: string): string {
  return keyedHash("passkey user", uid);
}
