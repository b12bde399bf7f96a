import { getAuth, type UserRecord } from "firebase-admin/auth";

import { adminApp } from "../platform/adminApp.ts";
import { hasCode } from "../platform/hasCode.ts";

export function userOrNull(uid: string): Promise<UserRecord | null> {
  return nullIfMissing(() => getAuth(adminApp).getUser(uid));
}

/** What `find` finds; null where Authentication knows no such user. */
export async function nullIfMissing(find: () => Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await find();
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return null;
    throw error;
  }
}
