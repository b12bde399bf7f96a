import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { AccountSearch } from "@salvia/domain/account/account";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { beforeAll, expect, it } from "vitest";

import { shownAccounts } from "../../../functions/src/accounts/access/shownAccounts.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { exchange, postAs } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";

let admin: Awaited<ReturnType<typeof account>>;

beforeAll(async () => {
  admin = await account({ role: "admin", emailVerified: true });
});

const everyone: AccountSearch = { text: "", role: null, state: null, from: null };

async function list(search: Partial<AccountSearch>) {
  const { path, output } = accessEndpoints.listAccounts;
  const response = await postAs(admin.idToken, path, { ...everyone, ...search });
  expect(response.status).toBe(200);
  return output.parse(await response.json());
}

/** The uids of all parts of a list. */
async function all(search: Partial<AccountSearch>): Promise<string[]> {
  const uids: string[] = [];
  let from: AccountSearch["from"] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each part has the place of the next
    const part = await list({ ...search, from });
    expect(part.accounts.length).toBeLessThanOrEqual(50);
    uids.push(...part.accounts.map(({ uid }) => uid));
    from = part.next;
  } while (from !== null);
  return uids;
}

/** Creates accounts whose addresses begin with a text that no other address has. */
async function createAccounts(count: number, role: string | null = null) {
  const start = `s${randomUUID().slice(0, 8)}`;
  const users = await Promise.all(
    Array.from({ length: count }, (_, at) => auth.createUser({ email: `${start}-${at}@x.com` })),
  );
  if (role !== null) {
    await Promise.all(users.map(({ uid }) => auth.setCustomUserClaims(uid, { role })));
  }
  return { start, uids: users.map(({ uid }) => uid) };
}

it("lists each matching account once, in parts", async () => {
  const { start, uids } = await createAccounts(120);
  const listed = await all({ text: ` ${start.toUpperCase()}` });
  expect(listed.toSorted()).toEqual(uids.toSorted());
  expect(await all({ text: `${start}-1@` })).toHaveLength(1);
  expect(await all({ text: `${start.slice(1)}-1@X` })).toHaveLength(1);
  expect(await all({ text: `${start}-1@x.org` })).toEqual([]);
});

it("lists by role, and accounts without one", async () => {
  const { start, uids } = await createAccounts(2, "partner");
  expect((await all({ text: start, role: "partner" })).toSorted()).toEqual(uids.toSorted());
  expect(await all({ text: start, role: "none" })).toEqual([]);
  expect(await all({ role: "partner" })).toEqual(expect.arrayContaining(uids));
});

it("finds an account by parts of its name, without accents, and by its whole address", async () => {
  const family = `Böhm${randomUUID().slice(0, 8)}`;
  const { uid, email } = await account({ name: `Anne-Zoë ${family}` });
  expect(await all({ text: `zoe ${family.slice(2, 10).toLowerCase()}` })).toEqual([uid]);
  expect(await all({ text: `zoe ${family} Max` })).toEqual([]);
  expect((await list({ text: email.toUpperCase() })).accounts[0]).toMatchObject({ uid });
  for (const text of ["*", "__proto__", "../qzx"]) expect(await all({ text })).toEqual([]);
});

it("lists the directory first, after whose access ends soon, and then everyone else", async () => {
  const author = await account({ role: "admin", emailVerified: true });
  const [ends, member] = [await account({ role: "member" }), await account({ role: "member" })];
  await firestore.doc(`revocations/${ends.uid}`).set({ endsOn: "2020-01-31" }, { merge: true });
  await firestore.doc(`staff/${admin.uid}`).set({ name: "!Helen", role: "admin" });
  const first = await postAs(author.idToken, accessEndpoints.listAccounts.path, everyone);
  const uids = accessEndpoints.listAccounts.output
    .parse(await first.json())
    .accounts.map(({ uid }) => uid);
  expect(uids.indexOf(ends.uid)).toBeGreaterThanOrEqual(0);
  expect(uids.indexOf(admin.uid)).toBeGreaterThan(uids.indexOf(ends.uid));
  expect(uids).not.toContain(member.uid);
  const log = firestore.collection("auditLog").where("by", "==", author.uid);
  expect((await log.get()).size).toBe(0);
  expect(await all({ state: "ending" })).toContain(ends.uid);
  // Continues among all accounts, which is a list that the log records.
  const rest = { ...everyone, from: { token: null, skip: 0 } };
  const others = await postAs(author.idToken, accessEndpoints.listAccounts.path, rest);
  const { accounts } = accessEndpoints.listAccounts.output.parse(await others.json());
  expect(accounts.filter(({ role, disabled }) => role === "admin" && !disabled)).toEqual([]);
  expect((await log.get()).size).toBe(1);
});

it("shows who is invited, whose link has expired, and who is disabled", async () => {
  const { start, uids } = await createAccounts(3);
  const [invited = "", disabled = "", active = ""] = uids;
  for (const uid of uids) await auth.updateUser(uid, { emailVerified: true });
  await auth.updateUser(disabled, { disabled: true });
  await auth.updateUser(active, { password: "a-long-password" });
  const state = (wanted: AccountSearch["state"]) => all({ text: start, state: wanted });
  expect(await state("invited")).toEqual([invited]);
  expect(await state("disabled")).toEqual([disabled]);
  expect(await state("active")).toEqual([active]);
  expect(await state("expired")).toEqual([]);
  const [user] = (await auth.getUsers([{ uid: invited }])).users;
  const later = new Date(Date.now() + 2 * 60 * 60_000);
  expect(user && (await shownAccounts([user], later))).toMatchObject([{ invitation: "expired" }]);
  const again = { action: "accountInvited", role: "sales", uid: invited, by: admin.uid, at: later };
  await firestore.collection("auditLog").add(again);
  expect(user && (await shownAccounts([user], later))).toMatchObject([{ invitation: "open" }]);
});

it("finds an account by the start of its username", async () => {
  const camille = await account({ emailVerified: true });
  await exchange(camille.idToken);
  const username = `n${camille.uid.slice(0, 8)}`;
  await postAs(camille.idToken, accountEndpoints.chooseUsername.path, { username });
  expect((await list({ text: username.slice(0, 8) })).accounts).toMatchObject([
    { uid: camille.uid, username },
  ]);
});

it("is recorded once for all parts, without the searched text", async () => {
  const author = await account({ role: "admin", emailVerified: true });
  const { path, output } = accessEndpoints.listAccounts;
  const { start } = await createAccounts(60, "employer");
  const search = { ...everyone, text: start, role: "employer" };
  const first = output.parse(await (await postAs(author.idToken, path, search)).json());
  await postAs(author.idToken, path, { ...search, from: first.next });
  const { docs } = await firestore.collection("auditLog").where("by", "==", author.uid).get();
  expect(docs.map((entry) => auditEntrySchema.parse(withDates(entry.data())))).toEqual([
    {
      action: "accountsListed",
      role: "employer",
      isSearch: true,
      uid: author.uid,
      by: author.uid,
      at: expect.any(Date) as unknown,
    },
  ]);
});

it.each([null, "sales", "medical", "member", "employer", "partner"])(
  "is refused to the role %s, without an entry in the audit log",
  async (role) => {
    const { idToken, uid } = await account({ role, emailVerified: true });
    const response = await postAs(idToken, accessEndpoints.listAccounts.path, everyone);
    expect([response.status, await response.json()]).toEqual([403, { error: "not-allowed" }]);
    const log = await firestore.collection("auditLog").where("by", "==", uid).get();
    expect(log.size).toBe(0);
  },
);

it("is refused to a former administrator, whatever their token says", async () => {
  const former = await account({ role: "admin", emailVerified: true });
  await auth.setCustomUserClaims(former.uid, {});
  const response = await postAs(former.idToken, accessEndpoints.listAccounts.path, everyone);
  expect(response.status).toBe(403);
});

it("limits the rate", async () => {
  const eager = await account({ role: "admin", emailVerified: true });
  const search = { ...everyone, text: "limits-the-rate" };
  const refused = await expectLimit({ allowed: 60, window: 600 }, { accepted: 200 }, () =>
    postAs(eager.idToken, accessEndpoints.listAccounts.path, search),
  );
  expect(await refused.json()).toEqual({ error: "rate-limited" });
});
