import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { beforeAll, expect, it } from "vitest";

import { account, auth, firestore, signIn } from "../support/accounts.ts";
import { mailsOf } from "../support/mails.ts";
import { exchange, post, postAs, site } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

let admin: Awaited<ReturnType<typeof account>>;

beforeAll(async () => {
  admin = await account({ role: "admin", emailVerified: true });
});

const newAddress = () => `invited-${crypto.randomUUID()}@example.com`;

async function invite(email: string, idToken = admin.idToken, role = "sales") {
  const order = { email, name: "Camille Laurent", role, language: "fr" };
  const response = await postAs(idToken, accessEndpoints.inviteAccount.path, order);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function actionsOn(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs.map((entry) => String(entry.get("action"))).toSorted();
}

it("invites a person, who sets a password with the emailed link and has the role", async () => {
  const email = newAddress();
  const sent = await invite(email.toUpperCase());
  const { uid, displayName } = await auth.getUserByEmail(email);
  expect(sent).toEqual({ status: 200, body: { uid, invited: true } });
  expect(displayName).toBe("Camille Laurent");
  expect(await actionsOn(uid)).toEqual(["accountInvited", "roleChanged"]);

  const [mail] = await mailsOf(email, 1);
  expect(mail?.message.subject).toBe("Votre compte est prêt");
  const text = mail?.message.text ?? "";
  expect(text).toContain(`${site}/fr/login?reset`);
  const link = new URL(/^http:\S+account-action\S+$/m.exec(text)?.[0] ?? "");
  expect([link.pathname, link.searchParams.get("mode")]).toEqual([
    "/fr/account-action",
    "resetPassword",
  ]);
  const password = "la vaca lee de noche";
  const body = { oobCode: link.searchParams.get("oobCode"), password };
  expect((await post(accountEndpoints.resetPassword.path, { body })).status).toBe(200);
  const token = await signIn(email, password);
  expect(claimsOf(token)).toMatchObject({ role: "sales", email_verified: true });
  expect((await exchange(token)).status).toBe(200);
  // The link works once.
  expect((await post(accountEndpoints.resetPassword.path, { body })).status).toBe(410);
});

it("sends a new link while the account is unused, with the role of the last invitation", async () => {
  const email = newAddress();
  await invite(email);
  expect(await invite(email, admin.idToken, "partner")).toMatchObject({ body: { invited: true } });
  expect(await mailsOf(email, 2)).toHaveLength(2);
  expect((await auth.getUserByEmail(email)).customClaims).toMatchObject({ role: "partner" });
});

it("limits the emails to one mailbox", async () => {
  const email = newAddress();
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await invite(email)).status).toBe(200);
  }
  expect(await invite(email)).toMatchObject({ status: 429 });
});

it.each([
  ["confirmed", true],
  ["unconfirmed", false],
])("leaves an account with a password and a(n) %s address as it is", async (_, emailVerified) => {
  const { uid, email } = await account({ emailVerified });
  expect(await invite(email)).toEqual({ status: 200, body: { uid, invited: false } });
  expect((await auth.getUser(uid)).customClaims?.["role"] ?? null).toBeNull();
  expect(await actionsOn(uid)).toEqual([]);
});

it("leaves a disabled account disabled", async () => {
  const email = newAddress();
  const { uid } = await auth.createUser({ email, emailVerified: true, disabled: true });
  expect(await invite(email)).toEqual({ status: 200, body: { uid, invited: false } });
  expect(await auth.getUser(uid)).toMatchObject({ disabled: true });
});

it("refuses others and old sign-ins, and opens no account", async () => {
  const email = newAddress();
  const { idToken } = await account({ role: "sales", emailVerified: true });
  expect(await invite(email, idToken)).toEqual({ status: 403, body: { error: "not-allowed" } });
  expect(await invite(email, laterToken(admin.idToken, 600))).toMatchObject({ status: 401 });
  expect((await invite("camille@")).status).toBe(400);
  await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: "auth/user-not-found" });
});
