import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import {
  accountStateOf,
  type AccountPlace,
  type AccountSearch,
} from "@salvia/domain/account/account";
import { endNoticeDays } from "@salvia/domain/account/endDate";
import { isStaffRole } from "@salvia/domain/account/staff";
import { isUsername, normalizeUsername } from "@salvia/domain/account/username";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { patterns } from "@salvia/domain/shared/patterns";
import { isPartOfName, plainText, plainWords } from "@salvia/domain/shared/plainText";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { FieldPath, getFirestore, type Query } from "firebase-admin/firestore";

import { roleOf } from "../../caller/roleOf.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { isPlainGuest } from "../../caller/singlePurpose.ts";
import { nullIfMissing, userOrNull } from "../../caller/userOrNull.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { couldSignIn } from "../invitations/isInUse.ts";
import { usernameDocument } from "../username/usernames.ts";
import { shownAccounts } from "./shownAccounts.ts";

/**
 * Lists accounts for administrators: whose access ends soon, the directory, and on request everyone
 * else; or those with a role, a state, or parts of a name or address.
 *
 * Authentication cannot filter, so a call reads accounts in order until it has enough that match,
 * or until it has read its share; the caller continues from there. A complete address or username
 * is found at once. The audit log records who began a list, because a list shows many people at
 * once; the directory is no secret among those who work here.
 */
export const listAccounts: SignedInHandler<typeof accessEndpoints.listAccounts> = async (
  { from, ...search },
  call,
) => {
  const by = call.person.uid;
  await countRequest("accountList", call, by);
  const text = search.text.trim();
  const { role, state } = search;
  const isAll = text === "" && role === null && state === null;
  const place = from !== null && "token" in from ? from : null;
  const isDirectory = isAll && place === null;
  const isEnding = state === "ending" && place === null;
  const isBeginning = place === null ? from === null || !isEnding : isStart(place);
  if (isBeginning && !isDirectory) {
    await log({ role, isSearch: text !== "", uid: by, by, at: call.now });
  }

  const matches = await matcher({ text, role, state });
  const { users, next } = isDirectory
    ? await readDirectory(from, call.now)
    : isEnding
      ? await readByDocuments(revocations(), "endsOn", from, matches)
      : await readAccounts(
          (user) => matches(user) && !(isAll && isInDirectory(user)),
          place ?? beginning,
          place === null ? await exactMatch(text, matches) : [],
        );
  const accounts = await shownAccounts(users, call.now);
  const shown = accounts.filter((account) => state === null || accountStateOf(account) === state);
  return { output: { accounts: shown, next } };
};

type Part = { users: UserRecord[]; next: AccountPlace | null };
type Matches = (user: UserRecord) => boolean;
type AuthenticationPlace = Extract<AccountPlace, { token: unknown }>;

const beginning: AuthenticationPlace = { token: null, skip: 0 };

function isStart({ token, skip }: AuthenticationPlace): boolean {
  return token === null && skip === 0;
}

/** How many accounts an answer has at most, and how many of them are of the directory. */
const answerSize = 50;
const directorySize = 25;

/** The most that Authentication returns at once, and how often a call asks for it. */
const readSize = 1000;
const readsOfCall = 5;

/** How many usernames with the searched start are found. A longer start finds the others. */
const usernamesMax = 500;

/** Authentication's accounts that match, after those in `users`. */
async function readAccounts(
  matches: Matches,
  from: AuthenticationPlace,
  users: UserRecord[],
): Promise<Part> {
  const known = new Set(users.map(({ uid }) => uid));
  let { token, skip } = from;
  for (let reads = 0; reads < readsOfCall; reads += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page has the token of the next
    const page = await getAuth(adminApp).listUsers(readSize, token ?? undefined);
    for (const [index, user] of page.users.entries()) {
      if (index < skip || known.has(user.uid) || !matches(user)) continue;
      if (users.length === answerSize) return { users, next: { token, skip: index } };
      users.push(user);
    }
    if (page.pageToken === undefined || page.pageToken === "") return { users, next: null };
    token = page.pageToken;
    skip = 0;
  }
  return { users, next: { token, skip } };
}

/** A page of the directory, the first one after those whose access ends soon; then everyone else. */
async function readDirectory(from: AccountPlace | null, now: Date): Promise<Part> {
  const soon = new Date(now.getTime() + endNoticeDays * 24 * 60 * 60 * 1000);
  const ending = revocations().where("endsOn", "<=", insurersDay(soon));
  const first = from === null ? (await readByDocuments(ending, "endsOn", null)).users : [];
  const staff = getFirestore(adminApp).collection(collections.staff);
  const page = await readByDocuments(staff, "name", from);
  const known = new Set(first.map(({ uid }) => uid));
  const users = [...first, ...page.users.filter(({ uid }) => !known.has(uid))];
  return { users, next: page.next ?? beginning };
}

/** The accounts of a page of documents that have their uids, in the order of a field. */
async function readByDocuments(
  query: Query,
  field: "name" | "endsOn",
  from: AccountPlace | null,
  matches: Matches = () => true,
): Promise<Part> {
  const ordered = query.orderBy(field).orderBy(FieldPath.documentId());
  const page = from !== null && "after" in from ? ordered.startAfter(...from.after) : ordered;
  const { docs } = await page.limit(directorySize).get();
  const { users } = await getAuth(adminApp).getUsers(docs.map(({ id: uid }) => ({ uid })));
  const byUid = new Map(users.map((user) => [user.uid, user]));
  const last = docs.length === directorySize ? docs.at(-1) : undefined;
  return {
    users: docs.flatMap(({ id }) => byUid.get(id) ?? []).filter(matches),
    next: last === undefined ? null : { after: [String(last.get(field)), last.id] },
  };
}

function revocations(): Query {
  return getFirestore(adminApp).collection(collections.revocations);
}

function isInDirectory(user: UserRecord): boolean {
  return isStaffRole(roleOf(user)) && !user.disabled;
}

/** Whether an account has the role, may have the state, and has each typed part. */
async function matcher({ text, role, state }: Omit<AccountSearch, "from">): Promise<Matches> {
  const part = plainText(text);
  // The words of an address would match too many others, and signs alone have none.
  const isOfAddress = part !== "" && (part.includes("@") || plainWords(part, true).length === 0);
  const named = await uidsOfUsernames(normalizeUsername(text));
  return (user) => {
    if (isPlainGuest(user)) return false;
    if (role !== null && (roleOf(user) ?? "none") !== role) return false;
    if (state === "disabled" && !user.disabled) return false;
    if ((state === "invited" || state === "expired") && couldSignIn(user)) return false;
    const email = plainText(user.email ?? "");
    if (named.has(user.uid)) return true;
    if (isOfAddress) return email.includes(part);
    return isPartOfName(text, [...plainWords(user.displayName ?? "", true), email]);
  };
}

/** The account whose address or username was typed in full, if it matches. */
async function exactMatch(text: string, matches: Matches): Promise<UserRecord[]> {
  const written = normalizeUsername(text);
  const user = patterns.email.test(written)
    ? await nullIfMissing(() => getAuth(adminApp).getUserByEmail(written))
    : isUsername(written)
      ? await userOfUsername(written)
      : null;
  return user !== null && matches(user) ? [user] : [];
}

async function userOfUsername(username: string): Promise<UserRecord | null> {
  const uid: unknown = (await usernameDocument(username).get()).get("uid");
  return typeof uid === "string" ? userOrNull(uid) : null;
}

async function uidsOfUsernames(start: string): Promise<ReadonlySet<unknown>> {
  // Other texts are never the start of a username, and some are not valid in a path.
  if (!/^[a-z][a-z0-9._-]*$/.test(start)) return new Set();
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
