import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { AccountSearch } from "@salvia/domain/account/account";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { beforeAll, expect, it } from "vitest";

import { account, auth, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { exchange, postAs } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";

let admin: Awaited<ReturnType<typeof account>>;

beforeAll(async () => {
  admin = await account({ role: "admin", emailVerified: true });
});

const everyone: AccountSearch = { startsWith: "", role: null, from: null };

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
  const listed = await all({ startsWith: ` ${start.toUpperCase()}` });
  expect(listed.toSorted()).toEqual(uids.toSorted());
  expect(await all({ startsWith: `${start}-1@` })).toHaveLength(1);
  expect(await all({ startsWith: start.slice(1) })).toEqual([]);
});

it("lists by role, and accounts without one", async () => {
  const { start, uids } = await createAccounts(2, "partner");
  expect((await all({ startsWith: start, role: "partner" })).toSorted()).toEqual(uids.toSorted());
  expect(await all({ startsWith: start, role: "none" })).toEqual([]);
  expect(await all({ role: "partner" })).toEqual(expect.arrayContaining(uids));
});

it("finds an account by the start of its username", async () => {
  const camille = await account({ emailVerified: true });
  await exchange(camille.idToken);
  const username = `n${camille.uid.slice(0, 8)}`;
  await postAs(camille.idToken, accountEndpoints.chooseUsername.path, { username });
  expect((await list({ startsWith: username.slice(0, 8) })).accounts).toMatchObject([
    { uid: camille.uid, username },
  ]);
});

it("is recorded once for all parts, without the searched text", async () => {
  const author = await account({ role: "admin", emailVerified: true });
  const { path, output } = accessEndpoints.listAccounts;
  const { start } = await createAccounts(60, "employer");
  const search = { startsWith: start, role: "employer", from: null };
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
  const search = { ...everyone, startsWith: "limits-the-rate" };
  const refused = await expectLimit({ allowed: 60, window: 600 }, { accepted: 200 }, () =>
    postAs(eager.idToken, accessEndpoints.listAccounts.path, search),
  );
  expect(await refused.json()).toEqual({ error: "rate-limited" });
});
