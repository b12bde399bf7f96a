import type { AccountKey, Account } from "@salvia/domain/account/account";
import type {
  AccessEndpointInput,
  AccessEndpointOutput,
} from "@salvia/domain/account/accessEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { patterns } from "@salvia/domain/shared/patterns";
import { normalizeUsername, usernameSchema } from "@salvia/domain/account/username";
import type { UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../adminApp.ts";
import type { SignedInHandler } from "../../auth/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { usernameDocument } from "../username/usernames.ts";
import { userOfEmail, userOrNull } from "../userOrNull.ts";
import { roleOf } from "./roleOf.ts";

/** Finds an account by its complete address, username or uid, for administrators. */
export const findAccount: SignedInHandler<
  AccessEndpointInput<"findAccount">,
  AccessEndpointOutput<"findAccount">
> = async (key, call) => {
  await countRequest("accountLookUp", call, call.person.uid);
  const user = await userOf(key);
  return { output: { account: user && (await shownAccount(user)) } };
};

async function userOf(key: AccountKey): Promise<UserRecord | null> {
  if ("uid" in key) return userOrNull(key.uid);
  // An address has an `@` and a username has none; both are stored in lowercase.
  const written = normalizeUsername(key.emailOrUsername);
  if (patterns.email.test(written)) return userOfEmail(written);
  if (!usernameSchema.safeParse(written).success) return null;
  const uid: unknown = (await usernameDocument(written).get()).get("uid");
  return typeof uid === "string" ? userOrNull(uid) : null;
}

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
