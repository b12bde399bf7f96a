import { randomBytes } from "node:crypto";

import { getAuth, type UserRecord } from "firebase-admin/auth";

import { adminApp } from "../../adminApp.ts";
import { userOrNull } from "../userOrNull.ts";

/**
 * An account that no one can sign in to. Checking a password against it takes as long as checking
 * one against a real account. Its password is random and never stored; the account has no data and
 * no permissions.
 */
export const decoy = { uid: "username-decoy", email: "username-decoy@salvia.invalid" } as const;

/**
 * The decoy's address; creates the account on first use.
 *
 * @param person an account that was just read, possibly the decoy
 */
export async function decoyEmail(person: UserRecord | null): Promise<string> {
  if (person === null && (await userOrNull(decoy.uid)) === null) await make();
  return decoy.email;
}

async function make(): Promise<void> {
  const password = randomBytes(48).toString("base64url");
  try {
    await getAuth(adminApp).createUser({ ...decoy, password });
  } catch (error) {
    // Ignores the error if another call has created the account in the meantime.
    if ((await userOrNull(decoy.uid)) === null) throw error;
  }
}
