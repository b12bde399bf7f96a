import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { beforeAll, describe, expect, it } from "vitest";

import { account, auth, firestore } from "../support/accounts.ts";
import { cookieOf, exchange, postAs } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";
import { administrator, rowOf } from "./inviting.ts";

let admin: Awaited<ReturnType<typeof administrator>>;

beforeAll(async () => {
  admin = await administrator();
});

/** The insurer's day so many days from today: not so many times 24 hours, as clocks change. */
function day(days: number): string {
  const today = new Date(insurersDay(new Date()));
  today.setUTCDate(today.getUTCDate() + days);
  return today.toISOString().slice(0, 10);
}

async function change(uid: string, endsOn: string | null, idToken = admin.idToken) {
  const response = await postAs(idToken, accessEndpoints.changeEndDate.path, { uid, endsOn });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const endsOn = async (uid: string): Promise<unknown> =>
  (await firestore.doc(`revocations/${uid}`).get()).get("endsOn");

async function entriesOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs
    .map((entry) => entry.data())
    .toSorted((a, b) => Number(a["at"].toMillis()) - Number(b["at"].toMillis()))
    .map(({ action, from, to, by }) => ({ action, from, to, by }));
}

it("sets, changes, and removes an end date, and logs each change once", async () => {
  const { uid } = await account({ role: "sales", emailVerified: true });
  const later = day(30);
  const set = await change(uid, later);
  expect(set).toMatchObject({ status: 200, body: { account: { uid, endsOn: later } } });
  await change(uid, later);
  expect(await change(uid, null)).toMatchObject({ body: { account: { endsOn: null } } });
  expect(await endsOn(uid)).toBeUndefined();
  const by = admin.uid;
  expect(await entriesOf(uid)).toEqual([
    { action: "endDateChanged", from: null, to: later, by },
    { action: "endDateChanged", from: later, to: null, by },
  ]);
});

it("lists the accounts that end within a week, and shows the date in lists", async () => {
  const [soon, later] = [await account({ role: "sales" }), await account({ role: "sales" })];
  await change(soon.uid, day(7));
  await change(later.uid, day(8));
  const { path, output } = accessEndpoints.listAccounts;
  const everyone = { text: "", role: null, state: null, from: null };
  const { accounts } = output.parse(await (await postAs(admin.idToken, path, everyone)).json());
  const found = new Map(accounts.map((each) => [each.uid, each.endsOn]));
  expect(found.get(soon.uid)).toBe(day(7));
  expect(found.has(later.uid)).toBe(false);
  const list = await postAs(admin.idToken, path, { ...everyone, text: later.email });
  expect(await list.json()).toMatchObject({ accounts: [{ uid: later.uid, endsOn: day(8) }] });
});

describe("after the end date, before the schedule has run", () => {
  it.each([
    ["a salesperson", "sales", 0, 200, { cookieSet: true }],
    ["a salesperson", "sales", -1, 403, { error: "account-disabled" }],
    ["a member", "member", -1, 403, { error: "account-disabled" }],
    // The schedule decides, because it knows whether this is the last one.
    ["an administrator", "admin", -1, 200, { cookieSet: true }],
  ])("%s (%s) whose last day is %i days away gets %i", async (_who, role, days, status, body) => {
    const { uid, idToken, signIn } = await account({ role, emailVerified: true });
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    await firestore.doc(`revocations/${uid}`).update({ endsOn: day(days) });
    const again = await exchange(await signIn());
    expect(again.status).toBe(status);
    expect(await again.json()).toMatchObject(body);
    // Neither is a session renewed, nor a call answered.
    expect((await exchange(idToken, { session })).status).toBe(status);
  });
});

it("gives the people of a file their end date", async () => {
  const row = rowOf({ endsOn: day(90) });
  expect(await admin.send(row)).toEqual(["invited"]);
  const { uid } = await auth.getUserByEmail(row.email);
  expect(await endsOn(uid)).toBe(day(90));
  expect((await entriesOf(uid)).map(({ action }) => String(action)).toSorted()).toEqual([
    "accountInvited",
    "endDateChanged",
    "roleChanged",
  ]);
});

it("refuses others, old sign-ins, the own account, and days that are over", async () => {
  const { uid, idToken } = await account({ role: "sales", emailVerified: true });
  expect(await change(admin.uid, day(3), idToken)).toMatchObject({ status: 403 });
  expect(await change(uid, day(3), laterToken(admin.idToken, 600))).toMatchObject({ status: 401 });
  expect(await change(admin.uid, day(3))).toMatchObject({ body: { error: "own-account" } });
  expect(await change(uid, day(-1))).toMatchObject({ status: 400 });
  expect(await change(uid, "2027-02-30")).toMatchObject({ status: 400 });
  expect(await change("no-such-account", day(3))).toMatchObject({ body: { error: "not-found" } });
  expect(await endsOn(uid)).toBeUndefined();
});
