import type { Account } from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { roleOf } from "../../caller/roleOf.ts";

/**
 * Accounts as shown to an administrator, in the same order. A user who never began a session has no
 * profile yet.
 */
export async function shownAccounts(users: readonly UserRecord[]): Promise<Account[]> {
  if (users.length === 0) return [];
  const firestore = getFirestore(adminApp);
  const read = (name: string) =>
    firestore.getAll(...users.map(({ uid }) => firestore.collection(name).doc(uid)));
  const [profiles, revocations] = await Promise.all([
    read(collections.users),
    read(collections.revocations),
  ]);
  return users.map((user, index) => {
    const { uid, email, emailVerified, disabled } = user;
    // Missing, whatever its type says, if there was none. The emulator counts the creation as one.
    const { lastSignInTime } = user.metadata;
    const profile = profiles[index];
    return {
      uid,
      name: text(profile?.get("displayName")) ?? user.displayName ?? null,
      email: email ?? null,
      emailVerified,
      username: text(profile?.get("username")),
      role: roleOf(user),
      disabled,
      endsOn: text(revocations[index]?.get("endsOn")),
      lastSignInOn: lastSignInTime ? insurersDay(new Date(lastSignInTime)) : null,
    };
  });
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
