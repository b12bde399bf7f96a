import { randomBytes } from "node:crypto";

import { getAuth, type UserRecord } from "firebase-admin/auth";

import { adminApp } from "../adminApp.ts";
import { userOrNull } from "./userOrNull.ts";

/**
 * An account that nobody can sign in to: checking a password against it costs what checking one
 * against a person's costs. Its password is random and thrown away; it holds nothing and may do
 * nothing.
 */
export const decoy = { uid: "username-decoy", email: "username-decoy@salvia.invalid" } as const;

/**
 * The decoy's address; the account is made when it is first needed.
 *
 * @param person an account that was just read, maybe the decoy
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
    // Another call was quicker.
    if ((await userOrNull(decoy.uid)) === null) throw error;
  }
}
