import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AccountPlace, AccountSearch } from "@salvia/domain/account/account";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { normalizeUsername } from "@salvia/domain/account/username";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { FieldPath, getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { isPlainGuest } from "../../caller/singlePurpose.ts";
import { roleOf } from "../../caller/roleOf.ts";
import { shownAccounts } from "./shownAccounts.ts";

/**
 * Lists accounts for administrators, filtered by role and by the start of an address or username.
 *
 * Authentication cannot filter, so a call reads accounts in order until it has enough that match,
 * or until it has read its share; the caller continues from there. The audit log records who began
 * a list, because a list shows many people at once.
 */
export const listAccounts: SignedInHandler<typeof accessEndpoints.listAccounts> = async (
  { startsWith, role, from },
  call,
) => {
  const by = call.person.uid;
  await countRequest("accountList", call, by);
  const start = normalizeUsername(startsWith);
  if (from === null) await log({ role, isSearch: start !== "", uid: by, by, at: call.now });
  const matches = await matcher(start, role);
  const { users, next } = await readMatching(matches, from ?? { token: null, skip: 0 });
  return { output: { accounts: await shownAccounts(users), next } };
};

/** How many accounts an answer has at most. */
const answerSize = 50;

/** The most that Authentication returns at once, and how often a call asks for it. */
const readSize = 1000;
const readsOfCall = 5;

/** How many usernames with the searched start are found. A longer start finds the others. */
const usernamesMax = 500;

async function readMatching(
  matches: (user: UserRecord) => boolean,
  from: AccountPlace,
): Promise<{ users: UserRecord[]; next: AccountPlace | null }> {
  const users: UserRecord[] = [];
  let { token, skip } = from;
  for (let reads = 0; reads < readsOfCall; reads += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page has the token of the next
    const page = await getAuth(adminApp).listUsers(readSize, token ?? undefined);
    for (const [index, user] of page.users.entries()) {
      if (index < skip || isPlainGuest(user) || !matches(user)) continue;
      if (users.length === answerSize) return { users, next: { token, skip: index } };
      users.push(user);
    }
    if (page.pageToken === undefined || page.pageToken === "") return { users, next: null };
    token = page.pageToken;
    skip = 0;
  }
  return { users, next: { token, skip } };
}

/** Whether an account has the role, and an address or username with the start. */
async function matcher(
  start: string,
  role: AccountSearch["role"],
): Promise<(user: UserRecord) => boolean> {
  const named = await uidsOfUsernames(start);
  return (user) =>
    (role === null || (roleOf(user) ?? "none") === role) &&
    ((user.email ?? "").toLowerCase().startsWith(start) || named.has(user.uid));
}

async function uidsOfUsernames(start: string): Promise<ReadonlySet<unknown>> {
  // Other texts are never the start of a username, and some are not valid in a path.
  if (!/^[a-z0-9._-]+$/.test(start)) return new Set();
  const { docs } = await getFirestore(adminApp)
    .collection(collections.usernames)
    .orderBy(FieldPath.documentId())
    .startAt(start)
    .endAt(`${start}\uf8ff`)
    .limit(usernamesMax)
    .get();
  return new Set(docs.map((each): unknown => each.get("uid")));
}

async function log(entry: object): Promise<void> {
  const written = auditEntrySchema.parse({ action: "accountsListed", ...entry });
  await getFirestore(adminApp).collection(collections.auditLog).add(written);
}
