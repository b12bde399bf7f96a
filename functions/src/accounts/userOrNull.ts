import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";
import { getAuth, type Auth, type UserRecord } from "firebase-admin/auth";

import { adminApp } from "../adminApp.ts";
import { hasCode } from "../hasCode.ts";
import { deleteGuests } from "./deleteGuests.ts";
import { hasOnePurpose } from "./singlePurpose.ts";

export function userOrNull(uid: string): Promise<UserRecord | null> {
  return orNull(() => getAuth(adminApp).getUser(uid));
}

/**
 * The user with an address. The guest of a visit who gave their account an address loses it, so that
 * it is not in the way of the person whose address it is.
 */
export async function userOfEmail(
  email: string,
  auth: Pick<Auth, "getUserByEmail" | "deleteUsers"> = getAuth(adminApp),
): Promise<UserRecord | null> {
  const user = await orNull(() => auth.getUserByEmail(email));
  if (user === null || !hasOnePurpose(user.uid)) return user;
  if (isGuestUid(user.uid)) await deleteGuests([user.uid], auth);
  return null;
}

async function orNull(find: () => Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await find();
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return null;
    throw error;
  }
}
