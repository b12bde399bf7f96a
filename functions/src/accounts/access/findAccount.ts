import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AccountKey } from "@salvia/domain/account/account";
import { patterns } from "@salvia/domain/shared/patterns";
import { isUsername, normalizeUsername } from "@salvia/domain/account/username";
import type { UserRecord } from "firebase-admin/auth";

import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { usernameDocument } from "../username/usernames.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { userOfEmail } from "../accountOfEmail.ts";
import { shownAccounts } from "./shownAccounts.ts";

/** Finds an account by its complete address, username or uid, for administrators. */
export const findAccount: SignedInHandler<typeof accessEndpoints.findAccount> = async (
  key,
  call,
) => {
  await countRequest("accountLookUp", call, call.person.uid);
  const user = await userOf(key);
  const [account = null] = user === null ? [] : await shownAccounts([user]);
  return { output: { account } };
};

async function userOf(key: AccountKey): Promise<UserRecord | null> {
  if ("uid" in key) return userOrNull(key.uid);
  // An address has an `@` and a username has none; both are stored in lowercase.
  const written = normalizeUsername(key.emailOrUsername);
  if (patterns.email.test(written)) return userOfEmail(written);
  if (!isUsername(written)) return null;
  const uid: unknown = (await usernameDocument(written).get()).get("uid");
  return typeof uid === "string" ? userOrNull(uid) : null;
}
