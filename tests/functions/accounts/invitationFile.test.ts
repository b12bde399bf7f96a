import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { beforeAll, describe, expect, it } from "vitest";

import { account, auth, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { mailsOf } from "../support/mails.ts";
import { postAs, site } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";
import { administrator, invitedOnce, rowOf, stored } from "./inviting.ts";

let admin: Awaited<ReturnType<typeof administrator>>;

beforeAll(async () => {
  admin = await administrator();
});

it("invites the people of a file, each with an email and entries in the audit log", async () => {
  const rows = [rowOf(), rowOf({ role: "medical", language: "en", name: "Daniel Okafor" })];
  expect(await admin.check(...rows)).toEqual(["invited", "invited"]);
  await expect(auth.getUserByEmail(rows[0]?.email ?? "")).rejects.toThrow("no user record");

  expect(await admin.send(...rows)).toEqual(["invited", "invited"]);
  const [camille, daniel] = rows.map(({ email }) => email);
  const [mail] = await mailsOf(camille ?? "", 1);
  expect(mail?.message.subject).toBe("Votre compte est prêt");
  expect(mail?.message.text).toContain(`${site}/fr/login?reset`);
  expect((await mailsOf(daniel ?? "", 1))[0]?.message.subject).toBe("Your account is ready");
  expect(await stored(camille ?? "")).toEqual(invitedOnce);
  const medical = { ...invitedOnce, role: "medical", name: "Daniel Okafor" };
  expect(await stored(daniel ?? "")).toEqual(medical);
  const { docs } = await firestore.collection("auditLog").where("by", "==", admin.uid).get();
  expect(docs.filter((entry) => entry.get("action") === "accountInvited")).toHaveLength(2);
});

it("recognizes who was invited when a request is repeated, and sends nothing twice", async () => {
  const rows = [rowOf(), rowOf()];
  expect(await admin.send(...rows)).toEqual(["invited", "invited"]);
  expect(await admin.send(...rows)).toEqual(["invitedBefore", "invitedBefore"]);
  expect(await admin.check(...rows)).toEqual(["invitedBefore", "invitedBefore"]);
  for (const { email } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- two rows
    expect(await stored(email)).toEqual(invitedOnce);
  }
});

it("sends one email if two requests invite the same person at the same time", async () => {
  const row = rowOf();
  const answers = await Promise.all([admin.send(row), admin.send(row)]);
  expect(answers).toContainEqual(["invited"]);
  expect(answers).not.toEqual([["invited"], ["invited"]]);
  expect(await stored(row.email)).toEqual(invitedOnce);
});

it("recognizes who was invited one by one", async () => {
  const row = rowOf();
  await postAs(admin.idToken, accessEndpoints.inviteAccount.path, row);
  expect(await admin.send(row)).toEqual(["invitedBefore"]);
  expect(await stored(row.email)).toEqual(invitedOnce);
});

describe("leaves as it is", () => {
  it.each([
    ["an account with a password", { password: "a long password" }, "inUse"],
    ["an unconfirmed address", { emailVerified: false }, "inUse"],
    ["a disabled account", { disabled: true }, "inUse"],
  ] as const)("%s", async (_what, details, outcome) => {
    const row = rowOf();
    const { uid } = await auth.createUser({ email: row.email, emailVerified: true, ...details });
    expect(await admin.check(row)).toEqual([outcome]);
    expect(await admin.send(row)).toEqual([outcome]);
    expect((await auth.getUser(uid)).customClaims?.["role"] ?? null).toBeNull();
    expect(await stored(row.email)).toMatchObject({ log: [], mails: 0 });
  });

  it("an unused account with another role", async () => {
    const row = rowOf();
    const { uid } = await auth.createUser({ email: row.email, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: "member" });
    expect(await admin.check(row)).toEqual(["otherRole"]);
    expect(await admin.send(row)).toEqual(["otherRole"]);
    expect(await stored(row.email)).toMatchObject({ role: "member", log: [], mails: 0 });
  });

  it("a role that was taken away after the invitation", async () => {
    const row = rowOf();
    await admin.send(row);
    const { uid } = await auth.getUserByEmail(row.email);
    await auth.setCustomUserClaims(uid, {});
    expect(await admin.send(row)).toEqual(["invitedBefore"]);
    expect(await stored(row.email)).toMatchObject({ role: null, mails: 1 });
  });
});

it("invites an imported member, who had the role but no email", async () => {
  const row = rowOf({ role: "member" });
  const { uid } = await auth.createUser({ email: row.email, emailVerified: true });
  await auth.setCustomUserClaims(uid, { role: "member" });
  expect(await admin.send(row)).toEqual(["invited"]);
  expect(await stored(row.email)).toMatchObject({ log: ["accountInvited"], mails: 1 });
});

it("limits the emails to one mailbox, and sends the others", async () => {
  const box = randomUUID();
  const rows = Array.from({ length: 6 }, (_, at) => rowOf({ email: `${box}+${at}@example.com` }));
  const outcomes = await admin.send(...rows, rowOf());
  if (!Array.isArray(outcomes)) throw new Error("The rows were refused.");
  expect(outcomes.slice(0, 6).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => "invited"),
    "mailboxFull",
  ]);
  expect(outcomes[6]).toBe("invited");
});

it("limits how many files an administrator sends in an hour", async () => {
  const busy = await administrator();
  const row = rowOf();
  const { path } = accessEndpoints.sendInvitations;
  const refused = await expectLimit({ allowed: 40, window: 3600 }, { accepted: 200 }, () =>
    postAs(busy.idToken, path, { invitations: [row] }),
  );
  expect(await refused.json()).toEqual({ error: "rate-limited" });
  expect(await busy.check(row)).toEqual(["invitedBefore"]);
});

it("refuses others, old sign-ins, too many rows, and an address twice; opens no account", async () => {
  const row = rowOf();
  const { path } = accessEndpoints.sendInvitations;
  const { idToken } = await account({ role: "sales", emailVerified: true });
  const body = { invitations: [row] };
  expect((await postAs(idToken, path, body)).status).toBe(403);
  expect((await postAs(idToken, accessEndpoints.checkInvitations.path, body)).status).toBe(403);
  const old = laterToken(admin.idToken, 600);
  expect((await postAs(old, path, body)).status).toBe(401);
  // A check needs no fresh sign-in, because it changes nothing.
  expect((await postAs(old, accessEndpoints.checkInvitations.path, body)).status).toBe(200);
  expect(await admin.send(row, row)).toMatchObject({ status: 400 });
  expect(await admin.send(row, { ...row, email: row.email.toUpperCase() })).toMatchObject({
    status: 400,
  });
  expect(await admin.send(...Array.from({ length: 21 }, () => rowOf()))).toMatchObject({
    status: 400,
  });
  await expect(auth.getUserByEmail(row.email)).rejects.toThrow("no user record");
});
