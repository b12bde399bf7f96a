import { getAuth, type UserRecord } from "firebase-admin/auth";

import { adminApp } from "../adminApp.ts";
import { hasCode } from "../hasCode.ts";

export function userOrNull(uid: string): Promise<UserRecord | null> {
  return orNull(() => getAuth(adminApp).getUser(uid));
}

export function userOfEmail(email: string): Promise<UserRecord | null> {
  return orNull(() => getAuth(adminApp).getUserByEmail(email));
}

async function orNull(find: () => Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await find();
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return null;
    throw error;
  }
}
