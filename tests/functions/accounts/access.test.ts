import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import type { AccessChange } from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { beforeAll, describe, expect, it } from "vitest";

import { account, auth, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { exchange, postAs } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";
import { withDates } from "../support/withDates.ts";

let admin: Awaited<ReturnType<typeof account>>;

beforeAll(async () => {
  admin = await account({ role: "admin", emailVerified: true });
});

async function find(idToken: string, uid: string) {
  return read(await postAs(idToken, accessEndpoints.findAccount.path, { uid }));
}

async function change(idToken: string, uid: string, change_: AccessChange) {
  return read(await postAs(idToken, accessEndpoints.changeAccess.path, { uid, change: change_ }));
}

async function read(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe("an administrator", () => {
  it("opens an account by its uid", async () => {
    const camille = await account({ emailVerified: true, name: "Camille" });
    await exchange(camille.idToken);
    const username = `c${camille.uid.slice(0, 8)}`;
    await postAs(camille.idToken, accountEndpoints.chooseUsername.path, { username });
    const { metadata } = await auth.getUser(camille.uid);
    const shown = {
      uid: camille.uid,
      name: "Camille",
      email: camille.email,
      emailVerified: true,
      username,
      role: null,
      disabled: false,
      endsOn: null,
      invitation: null,
      roleSince: insurersDay(new Date()),
      lastSignInOn: insurersDay(new Date(metadata.lastSignInTime)),
    };
    const found = { status: 200, body: { account: shown } };
    const { idToken } = admin;
    expect(await find(idToken, camille.uid)).toEqual(found);
    const gone = { status: 200, body: { account: null } };
    expect(await find(idToken, "camille")).toEqual(gone);
  });

  it("grants a role, which is logged with the administrator's uid", async () => {
    const camille = await account({ emailVerified: true });
    await exchange(camille.idToken);
    const granted = await change(admin.idToken, camille.uid, { kind: "role", role: "sales" });
    expect(granted).toMatchObject({ status: 200, body: { account: { role: "sales" } } });
    expect(claimsOf(await camille.signIn())).toMatchObject({ role: "sales" });
    const { validAfter } = (await firestore.doc(`revocations/${camille.uid}`).get()).data() ?? {};
    expect(claimsOf(camille.idToken).iat).toBeLessThan(Number(validAfter));
    expect((await firestore.doc(`staff/${camille.uid}`).get()).get("role")).toBe("sales");
    expect((await firestore.doc(`users/${camille.uid}`).get()).get("roleChangedAt")).not.toBeNull();
    const by = admin.uid;
    expect(await entriesOf(camille.uid)).toMatchObject([
      { action: "roleChanged", from: null, to: "sales", by },
    ]);
    // Repeating the same change does nothing and adds no log entry.
    await change(admin.idToken, camille.uid, { kind: "role", role: "sales" });
    expect(await entriesOf(camille.uid)).toHaveLength(1);
  });

  it("disables an account, which ends its sessions, and enables it again", async () => {
    const camille = await account({ emailVerified: true });
    await exchange(camille.idToken);
    const disabled = await change(admin.idToken, camille.uid, { kind: "disable" });
    expect(disabled).toMatchObject({ status: 200, body: { account: { disabled: true } } });
    expect((await exchange(camille.idToken)).status).toBe(403);
    const enabled = await change(admin.idToken, camille.uid, { kind: "enable" });
    expect(enabled).toMatchObject({ status: 200, body: { account: { disabled: false } } });
    expect((await exchange(await camille.signIn())).status).toBe(200);
  });
});

describe("refuses", () => {
  const role = { kind: "role", role: "admin" } as const;

  it.each([null, "sales", "medical", "member", "employer", "partner"])(
    "a caller with the role %s, without revealing whether the account exists",
    async (callerRole) => {
      const someone = await account({ role: callerRole, emailVerified: true });
      const refused = { status: 403, body: { error: "not-allowed" } };
      const { idToken, uid } = someone;
      expect(await find(idToken, admin.uid)).toEqual(refused);
      expect(await find(idToken, "nobody")).toEqual(refused);
      expect(await find(idToken, uid)).toEqual(refused);
      expect(await change(idToken, uid, role)).toEqual(refused);
      expect((await auth.getUser(uid)).customClaims?.["role"] ?? null).toBe(callerRole);
    },
  );

  it("a former administrator, whatever their token says", async () => {
    const former = await account({ role: "admin", emailVerified: true });
    await auth.setCustomUserClaims(former.uid, {});
    expect(claimsOf(former.idToken)).toMatchObject({ role: "admin" });
    const refused = { status: 403, body: { error: "not-allowed" } };
    expect(await find(former.idToken, admin.uid)).toEqual(refused);
    expect(await change(former.idToken, former.uid, role)).toEqual(refused);
  });

  it("a change without a recent sign-in", async () => {
    const { uid } = await account({ emailVerified: true });
    const old = laterToken(admin.idToken, 600);
    expect(await change(old, uid, role)).toEqual({
      status: 401,
      body: { error: "recent-sign-in-required" },
    });
    expect(await find(old, uid)).toMatchObject({ status: 200 });
  });

  it.each<AccessChange>([{ kind: "role", role: null }, { kind: "disable" }])(
    "a change of the caller's own account: %j",
    async (own) => {
      expect(await change(admin.idToken, admin.uid, own)).toEqual({
        status: 409,
        body: { error: "own-account" },
      });
      expect(await auth.getUser(admin.uid)).toMatchObject({
        customClaims: { role: "admin" },
        disabled: false,
      });
    },
  );

  it("a role for an unverified address", async () => {
    const { uid } = await account();
    expect(await change(admin.idToken, uid, role)).toEqual({
      status: 403,
      body: { error: "email-not-verified" },
    });
    expect((await auth.getUser(uid)).customClaims).toBeUndefined();
    expect(await entriesOf(uid)).toEqual([]);
  });

  it("a change of an account that does not exist", async () => {
    expect(await change(admin.idToken, "nobody", role)).toEqual({
      status: 404,
      body: { error: "not-found" },
    });
  });
});

it("limits the rate of changes", async () => {
  const eager = await account({ role: "admin", emailVerified: true });
  const { uid } = await account({ emailVerified: true });
  const order = { uid, change: { kind: "enable" } };
  const refused = await expectLimit({ allowed: 30, window: 600 }, { accepted: 200 }, () =>
    postAs(eager.idToken, accessEndpoints.changeAccess.path, order),
  );
  expect(await refused.json()).toEqual({ error: "rate-limited" });
});

async function entriesOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs.map((entry) => auditEntrySchema.parse(withDates(entry.data())));
}
