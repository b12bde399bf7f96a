import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { AccessChange } from "@salvia/domain/account/account";
import { deleteApp, getApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it, onTestFinished } from "vitest";

import { accountDeleted } from "../../../functions/src/accounts/authenticationEvents.ts";
import { changeAccess } from "../../../scripts/lib/grant/changeAccess.ts";
import { deathsAt, isNightly } from "../../chance.ts";
import { account, auth, firestore, signInWithCustomToken } from "../support/accounts.ts";
import { failingAt } from "./failingServices.ts";
import { runFunction } from "../support/runFunction.ts";
import { exchange, postAs } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

const by = { kind: "operator", name: "an operator", mayTakeLastAdministrator: true } as const;

/** A clinician with a specialty and a session. */
async function clinician() {
  const person = await account({ emailVerified: true, name: "Camille" });
  await exchange(person.idToken);
  const order = { uid: person.uid, by, now: new Date() };
  await changeAccess(getApp(), { ...order, change: { kind: "role", role: "medical" } });
  const practice = { specialty: "Cardiology", languages: ["en", "fr"] };
  await firestore.doc(`staff/${person.uid}`).update(practice);
  return person;
}

/** Everything that a change of access writes, without ids and times. */
async function stateOf(uid: string) {
  const { customClaims = {}, disabled } = await auth.getUser(uid);
  const [staff, record, user, revocation] = await Promise.all(
    ["staff", "accessChanges", "users", "revocations"].map((name) =>
      firestore.doc(`${name}/${uid}`).get(),
    ),
  );
  const log = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return {
    role: customClaims["role"] ?? null,
    disabled,
    staff: staff?.data() ?? null,
    pending: record?.get("pending") ?? null,
    roleChanged: user?.get("roleChangedAt") !== null,
    signedOut: user?.get("signedOutAt") !== null,
    isBarred: Number(revocation?.get("validAfter")) > Date.now() / 1000 + 60,
    log: log.docs
      .map((entry) => {
        const { uid: _, at: __, ...what } = entry.data();
        return what;
      })
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  };
}

const changes: readonly (readonly [name: string, change: AccessChange])[] = [
  ["a role that is given", { kind: "role", role: "admin" }],
  ["a role that is taken", { kind: "role", role: null }],
  ["an account that is disabled", { kind: "disable" }],
];

describe.concurrent.each(changes)("%s", (_name, change) => {
  it("is completed by the next call, wherever it was interrupted", async () => {
    const order = (uid: string) => ({ uid, change, by, now: new Date() });
    const whole = await clinician();
    const counting = failingAt(Infinity);
    expect(await changeAccess(getApp(), order(whole.uid), counting.services)).toBe(true);
    const expected = await stateOf(whole.uid);
    expect(expected).toMatchObject({ pending: null, isBarred: false });
    expect(expected.log).toHaveLength(2);
    expect(counting.calls()).toBeGreaterThan(5);

    for (const broken of deathsAt(counting.calls())) {
      // oxlint-disable no-await-in-loop -- each crash is an independent scenario
      const { uid } = await clinician();
      const dying = changeAccess(getApp(), order(uid), failingAt(broken).services);
      await expect(dying, `dies at call ${broken}`).rejects.toThrow("died");
      const { role, disabled, isBarred, log } = await stateOf(uid);
      const isLogged = log.length === 2;
      const works = role === "medical" && !disabled && !isBarred;
      // From the step after the log entry on, the removed role no longer works.
      const faults = {
        grantedUnlogged: role === "admin" && !isLogged,
        takenAndWorks: isLogged && broken > 2 && works,
      };
      expect({ broken, ...faults }).toEqual({
        broken,
        grantedUnlogged: false,
        takenAndWorks: false,
      });
      await changeAccess(getApp(), order(uid), failingAt(Infinity).services);
      expect(await stateOf(uid), `made good after ${broken}`).toEqual(expected);
      // oxlint-enable no-await-in-loop
    }
  });
});

it("completes an interrupted change before starting another one", async () => {
  const { uid } = await clinician();
  const died = {
    uid,
    change: { kind: "disable" },
    by,
    now: new Date(Date.now() - 120_000),
  } as const;
  await expect(changeAccess(getApp(), died, failingAt(3).services)).rejects.toThrow("died");
  const now = new Date();
  expect(await changeAccess(getApp(), { uid, change: { kind: "enable" }, by, now })).toBe(true);
  const after = await stateOf(uid);
  expect(after).toMatchObject({ disabled: false, pending: null, isBarred: false, signedOut: true });
  expect(after.log.map((entry) => Reflect.get(entry, "action"))).toEqual([
    "accountDisabled",
    "accountEnabled",
    "roleChanged",
  ]);
});

it("blocks another change while one is in progress", async () => {
  const { uid } = await clinician();
  const order = { uid, change: { kind: "disable" }, by, now: new Date() } as const;
  await expect(changeAccess(getApp(), order, failingAt(3).services)).rejects.toThrow("died");
  const other = changeAccess(getApp(), { ...order, change: { kind: "role", role: "sales" } });
  await expect(other).rejects.toThrow("under way");
});

it("keeps the specialty and languages of a clinician who is disabled and enabled", async () => {
  const { uid } = await clinician();
  const staff = firestore.doc(`staff/${uid}`);
  const before = (await staff.get()).data();
  for (const kind of ["disable", "enable"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    await changeAccess(getApp(), { uid, change: { kind }, by, now: new Date() });
    expect((await staff.get()).exists).toBe(kind === "enable");
  }
  expect((await staff.get()).data()).toEqual(before);
  expect(before).toMatchObject({ specialty: "Cardiology", languages: ["en", "fr"] });
});

describe("two administrators who remove each other at the same moment", () => {
  it.each<AccessChange>([{ kind: "role", role: null }, { kind: "disable" }])(
    "keep one administrator every time: %j",
    async (change) => {
      for (let round = 0; round < (isNightly() ? 5 : 1); round += 1) {
        // oxlint-disable no-await-in-loop -- one pair after another
        const [a, b] = await Promise.all([1, 2].map(() => administrator()));
        if (!a || !b) throw new Error("Two are needed.");
        const path = accessEndpoints.changeAccess.path;
        const answers = await Promise.all([
          postAs(a.idToken, path, { uid: b.uid, change }),
          postAs(b.idToken, path, { uid: a.uid, change }),
        ]);
        const statuses = answers.map(({ status }) => status).toSorted((x, y) => x - y);
        expect(statuses[0]).toBe(200);
        expect([401, 403]).toContain(statuses[1]);
        const left = await Promise.all([a, b].map(({ uid }) => auth.getUser(uid)));
        const administrators = left.filter(
          ({ customClaims, disabled }) => customClaims?.["role"] === "admin" && !disabled,
        );
        expect(administrators).toHaveLength(1);
        // oxlint-enable no-await-in-loop
      }
    },
  );
});

it("lets an operator remove the last administrator only with explicit permission", async () => {
  // Another project, because other stories have administrators.
  const project = `demo-access-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  const email = `${randomUUID()}@example.com`;
  const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
  const order = { uid, now: new Date() };
  const careful = { ...by, mayTakeLastAdministrator: false };
  await changeAccess(app, { ...order, by, change: { kind: "role", role: "admin" } });
  for (const change of [{ kind: "role", role: null }, { kind: "disable" }] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one command after another
    await expect(changeAccess(app, { ...order, by: careful, change })).rejects.toThrow(
      "last administrator",
    );
  }
  expect((await getAuth(app).getUser(uid)).customClaims).toMatchObject({ role: "admin" });
  const take = { kind: "role", role: null } as const;
  expect(await changeAccess(app, { ...order, by, change: take })).toBe(true);
});

it("leaves no data behind when an owner deletes their account past the product", async () => {
  const { uid, idToken } = await clinician();
  const own = await signInWithCustomToken(await auth.createCustomToken(uid));
  const username = `u${uid.slice(0, 8)}`;
  await postAs(own, accountEndpoints.chooseUsername.path, { username });
  await auth.deleteUser(uid);
  await runFunction(accountDeleted, { data: { uid } });
  const log = firestore.doc(`auditLog/deleted-${uid}`);
  expect((await log.get()).get("by")).toBe("Firebase Authentication");
  const paths = ["users", "staff", "accessChanges"].map((name) => `${name}/${uid}`);
  for (const path of [...paths, `usernames/${username}`]) {
    // oxlint-disable-next-line no-await-in-loop -- a failure names its path
    const { exists } = await firestore.doc(path).get();
    expect({ path, exists }).toEqual({ path, exists: false });
  }
  const { validAfter } = (await firestore.doc(`revocations/${uid}`).get()).data() ?? {};
  expect(claimsOf(idToken).iat).toBeLessThan(Number(validAfter));
});

async function administrator() {
  const person = await account({ emailVerified: true });
  const order = { uid: person.uid, by, now: new Date() };
  await changeAccess(getApp(), { ...order, change: { kind: "role", role: "admin" } });
  return { ...person, idToken: await person.signIn() };
}
