import type { Auth, UserRecord } from "firebase-admin/auth";

import { hasCode } from "../hasCode.ts";
import { hasOnePurpose } from "./singlePurpose.ts";
import { userOfEmail } from "./userOrNull.ts";

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
  const parts = Array.from({ length: Math.ceil(wanted.length / mostOfOneCall) }, (_, part) =>
    wanted.slice(part * mostOfOneCall, (part + 1) * mostOfOneCall),
  );
  const found = await Promise.all(
    parts.map((part) => auth.getUsers(part.map((email) => ({ email })))),
  );
  return new Map(
    found
      .flatMap(({ users }) => users.filter(({ uid }) => !hasOnePurpose(uid)))
      .map((user) => [user.email?.toLowerCase() ?? "", user]),
  );
}

/** The Admin SDK's limit. */
const mostOfOneCall = 100;
