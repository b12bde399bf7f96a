import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";
import { getAuth, type Auth, type UserRecord } from "firebase-admin/auth";

import { hasOnePurpose } from "../caller/singlePurpose.ts";
import { nullIfMissing } from "../caller/userOrNull.ts";
import { adminApp } from "../platform/adminApp.ts";
import { hasCode } from "../platform/hasCode.ts";
import { inParts } from "../platform/inParts.ts";
import { deleteGuests } from "./deleteGuests.ts";

/**
 * The user with an address. The guest of a visit who gave their account an address loses it, so that
 * it is not in the way of the person whose address it is.
 */
export async function userOfEmail(
  email: string,
  auth: Pick<Auth, "getUserByEmail" | "deleteUsers"> = getAuth(adminApp),
): Promise<UserRecord | null> {
  const user = await nullIfMissing(() => auth.getUserByEmail(email));
  if (user === null || !hasOnePurpose(user.uid)) return user;
  if (isGuestUid(user.uid)) await deleteGuests([user.uid], auth);
  return null;
}

/**
 * The account with an address, opened without a password if there is none.
 *
 * The address of a new account counts as proven: the account has nothing to sign in with, and every
 * first sign-in (by an emailed link, a password reset or Google) proves the address.
 */
export async function foundOrOpened(
  auth: Pick<Auth, "getUserByEmail" | "createUser" | "deleteUsers">,
  email: string,
  name: string,
): Promise<UserRecord> {
  const found = await userOfEmail(email, auth);
  if (found !== null) return found;
  try {
    return await auth.createUser({ email, emailVerified: true, displayName: name });
  } catch (error) {
    if (!hasCode(error, "auth/email-already-exists")) throw error;
    // Another call was faster.
    return auth.getUserByEmail(email);
  }
}

/** The accounts with these addresses, by address; addresses without an account are missing. */
export async function accountsOfEmails(
  auth: Pick<Auth, "getUsers">,
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserRecord>> {
  const wanted = [...new Set(emails)];
  const found = await Promise.all(
    inParts(wanted, mostOfOneCall).map((part) => auth.getUsers(part.map((email) => ({ email })))),
  );
  return new Map(
    found
      .flatMap(({ users }) => users.filter(({ uid }) => !hasOnePurpose(uid)))
      .map((user) => [user.email?.toLowerCase() ?? "", user]),
  );
}

/** The Admin SDK's limit. */
const mostOfOneCall = 100;
