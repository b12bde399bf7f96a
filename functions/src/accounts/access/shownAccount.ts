import type { Account } from "@salvia/domain/account/account";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import type { UserRecord } from "firebase-admin/auth";

import { adminApp } from "../../adminApp.ts";
import { roleOf } from "./roleOf.ts";

/**
 * The account as shown to an administrator. A user who never began a session has no profile yet.
 */
export async function shownAccount(user: UserRecord): Promise<Account> {
  const { uid, email, emailVerified, disabled } = user;
  const profile = await getFirestore(adminApp).collection(collections.users).doc(uid).get();
  return {
    uid,
    name: text(profile.get("displayName")) ?? user.displayName ?? null,
    email: email ?? null,
    emailVerified,
    username: text(profile.get("username")),
    role: roleOf(user),
    disabled,
  };
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
