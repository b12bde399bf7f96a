import { calls } from "@salvia/domain/calls";
import { describe, expect, it } from "vitest";

import { mailsTo } from "../mailbox.ts";
import { account, applyCode, auth, firestore, signIn } from "./accounts.ts";
import { mailRequestsDone, mailsOf } from "./mails.ts";
import { cookieOf, exchange, post, postAs, site } from "./site.ts";
import { claimsOf } from "./tokens.ts";

type Asking = "requestSignUp" | "requestPasswordReset";

async function ask(name: Asking, email: string, language = "en") {
  const response = await post(calls[name].path, { body: { email, language } });
  return [response.status, await response.json()];
}

async function answerOf(asked: Promise<Response>) {
  const response = await asked;
  return [response.status, await response.json()];
}

const sent = [200, { sent: true }];

/** The link in a mail's text. */
function linkOf(mail: { message: { text: string } } | undefined): URL {
  return new URL(/^http:\S+account-action\S+$/m.exec(mail?.message.text ?? "")?.[0] ?? "");
}

describe("someone new", () => {
  it.each([
    ["en", "/account-action"],
    ["es", "/es/account-action"],
    ["pt", "/pt/account-action"],
    ["fr", "/fr/account-action"],
  ])("gets a link to begin, in %s, and signs in with it", async (language, path) => {
    const email = `new-${crypto.randomUUID()}@example.com`;
    expect(await ask("requestSignUp", email, language)).toEqual(sent);
    const [mail] = await mailsOf(email, 1);
    const link = linkOf(mail);
    expect([link.origin, link.pathname]).toEqual([site, path]);
    expect(Array.from(link.searchParams.keys()).toSorted()).toEqual([
      "apiKey",
      "lang",
      "mode",
      "oobCode",
    ]);
    expect(link.searchParams.get("mode")).toBe("signIn");

    const oobCode = link.searchParams.get("oobCode");
    const token = String((await applyCode("signInWithEmailLink", { email, oobCode }))["idToken"]);
    expect(claimsOf(token)).toMatchObject({ email, email_verified: true });
    expect(await (await exchange(token)).json()).toEqual({ cookieSet: true, redirectPath: "/" });
    const user = await firestore.doc(`users/${String(claimsOf(token)["user_id"])}`).get();
    expect(user.get("verifiedEmail")).toBe(email);
  });
});

describe("someone with an account", () => {
  it("who asks to begin is told that they have one, without any secret", async () => {
    const { email } = await account();
    expect(await ask("requestSignUp", email, "fr")).toEqual(sent);
    const [mail] = await mailsOf(email, 1);
    expect(mail?.message.text).toContain(`${site}/fr/login`);
    expect(mail?.message.text).not.toContain("oobCode");
  });

  it("chooses a new password by a mailed link", async () => {
    const { email, uid } = await account();
    expect(await ask("requestPasswordReset", email)).toEqual(sent);
    const [mail] = await mailsOf(email, 1);
    const link = linkOf(mail);
    expect(link.searchParams.get("mode")).toBe("resetPassword");
    const oobCode = link.searchParams.get("oobCode");
    await applyCode("resetPassword", { oobCode, newPassword: "a new password" });
    expect(claimsOf(await signIn(email, "a new password"))).toMatchObject({ user_id: uid });
  });

  it("is signed out everywhere by it, and told; the old password and the link are used up", async () => {
    const { email, uid, idToken, password } = await account({ emailVerified: true });
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    await ask("requestPasswordReset", email);
    const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
    const reset = (body: object) => answerOf(post(calls.resetPassword.path, { body }));

    expect(await reset({ oobCode, password: "short" })).toEqual([400, { error: "bad-request" }]);
    expect(await reset({ oobCode, password: "a new password" })).toEqual([200, { email }]);
    const again = { oobCode, password: "another password" };
    expect(await reset(again)).toEqual([410, { error: "link-expired" }]);

    await expect(signIn(email, password)).rejects.toThrow("INVALID");
    await expect(auth.verifySessionCookie(session, true)).rejects.toThrow("revoked");
    const later = await signIn(email, "a new password");
    expect((await exchange(later)).status).toBe(200);
    const user = await firestore.doc(`users/${uid}`).get();
    const revocation = await firestore.doc(`revocations/${uid}`).get();
    // The new sign-in is younger than both, so the tab it was made in stays.
    expect(claimsOf(later).iat).toBeGreaterThanOrEqual(Number(revocation.get("validAfter")));
    expect(user.get("signedOutAt").toMillis()).toBeLessThan(claimsOf(later).iat * 1000);
    // Queued, and then as the mail server has received it.
    await mailsOf(email, 2);
    const mails = await mailsTo(email, 2);
    const notice = mails.find(({ subject }) => subject === "Your password was changed");
    expect(notice?.text).toContain("/login?reset");
  }, 60_000);

  it("keeps nothing that someone else linked before the address was shown to be theirs", async () => {
    const { email, uid, idToken } = await account();
    const number = String(Date.now()).slice(-7);
    await auth.updateUser(uid, { phoneNumber: `+3461${number}` });
    await exchange(idToken);
    await ask("requestPasswordReset", email);
    const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
    const body = { oobCode, password: "a new password" };
    expect((await post(calls.resetPassword.path, { body })).status).toBe(200);
    const { providerData } = await auth.getUser(uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
  });

  it("gets no new password while disabled, nor by a link that is none", async () => {
    const { email, uid } = await account();
    await ask("requestPasswordReset", email);
    const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
    await auth.updateUser(uid, { disabled: true });
    const reset = (code: unknown) =>
      answerOf(
        post(calls.resetPassword.path, { body: { oobCode: code, password: "a new password" } }),
      );
    expect(await reset(oobCode)).toEqual([403, { error: "account-disabled" }]);
    expect(await reset("no code")).toEqual([410, { error: "link-expired" }]);
  });

  it("verifies the address by a mailed link, and is not asked again", async () => {
    const { email, uid, idToken } = await account();
    const askAgain = () => postAs(idToken, calls.requestEmailVerification.path, { language: "pt" });
    expect(await (await askAgain()).json()).toEqual({ sent: true });
    const [mail] = await mailsOf(email, 1);
    const link = linkOf(mail);
    expect([link.pathname, link.searchParams.get("mode")]).toEqual([
      "/pt/account-action",
      "verifyEmail",
    ]);
    await applyCode("update", { oobCode: link.searchParams.get("oobCode") });
    expect((await auth.getUser(uid)).emailVerified).toBe(true);

    expect((await askAgain()).status).toBe(200);
    await mailRequestsDone(email);
    expect(await mailsOf(email, 1)).toHaveLength(1);
  });
});

it("nobody without an account, or with a disabled one, is mailed a new password", async () => {
  const { email, uid } = await account();
  await auth.updateUser(uid, { disabled: true });
  for (const address of [email, `nobody-${crypto.randomUUID()}@example.com`]) {
    expect(await ask("requestPasswordReset", address)).toEqual(sent);
    await mailRequestsDone(address);
    const mails = await firestore.collection("mail").where("to", "==", address).get();
    expect(mails.size).toBe(0);
  }
});

it("a link leads to nowhere but our own site", async () => {
  const { email } = await account();
  const response = await post(calls.requestPasswordReset.path, {
    body: { email, language: "en" },
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  });
  expect(response.status).toBe(200);
  expect(linkOf((await mailsOf(email, 1))[0]).origin).toBe(site);
});
