import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it, vi } from "vitest";

import { adminApp } from "../../../functions/src/platform/adminApp.ts";

import {
  account,
  applyCode,
  auth,
  firestore,
  signIn,
  signInWithCustomToken,
} from "../support/accounts.ts";
import { answerOf, linkOf, requestLink, sent } from "./linkRequests.ts";
import { mailsOf } from "../support/mails.ts";
import { signInWith, withPasskey } from "./passkeys.ts";
import { exchange, post, postAs, site } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

describe("a new user", () => {
  it.each([
    ["en", "/account-action"],
    ["es", "/es/account-action"],
    ["pt", "/pt/account-action"],
    ["fr", "/fr/account-action"],
  ])("receives a sign-up link in %s and signs in with it", async (language, path) => {
    const email = `new-${crypto.randomUUID()}@example.com`;
    expect(await requestLink("requestSignUp", email, language)).toEqual(sent);
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
    expect(await (await exchange(token)).json()).toEqual({
      cookieSet: true,
      redirectPath: "/account",
    });
    const user = await firestore.doc(`users/${String(claimsOf(token)["user_id"])}`).get();
    expect(user.get("verifiedEmail")).toBe(email);
  });

  it("receives another link when asking again", async () => {
    const email = `new-${crypto.randomUUID()}@example.com`;
    expect(await requestLink("requestSignUp", email)).toEqual(sent);
    expect(await requestLink("requestSignUp", email)).toEqual(sent);
    const links = (await mailsOf(email, 2)).map(linkOf);
    expect(links.map(({ searchParams }) => searchParams.get("mode"))).toEqual(["signIn", "signIn"]);
  });
});

describe("a user with an account", () => {
  it("is informed of the existing account, without any secret, when requesting a sign-up link", async () => {
    const { email } = await account();
    expect(await requestLink("requestSignUp", email, "fr")).toEqual(sent);
    const [mail] = await mailsOf(email, 1);
    expect(mail?.message.text).toContain(`${site}/fr/login`);
    expect(mail?.message.text).not.toContain("oobCode");
  });

  it("confirms the address by a mailed link while signed in, and is not asked again", async () => {
    const { email, uid, idToken } = await account();
    await exchange(idToken);
    const askAgain = () =>
      postAs(
        idToken,
        accountEndpoints.requestEmailVerification.path,
        { language: "pt" },
        { "user-agent": chrome },
      );
    expect(await (await askAgain()).json()).toEqual({ sent: true });
    const [mail] = await mailsOf(email, 1);
    const link = linkOf(mail);
    expect([link.pathname, link.searchParams.get("mode")]).toEqual([
      "/pt/account-action",
      "verifyEmail",
    ]);
    expect(mail?.message.text).toMatch(
      /fez este pedido em \d.* \(GMT-[45]\), neste navegador: Chrome, Windows\./,
    );
    const confirm = async (by: string) =>
      answerOf(
        postAs(by, accountEndpoints.confirmEmail.path, {
          oobCode: link.searchParams.get("oobCode"),
        }),
      );
    const stranger = await account();
    expect(await confirm(stranger.idToken)).toEqual([403, { error: "not-allowed" }]);
    expect((await auth.getUser(uid)).emailVerified).toBe(false);
    expect(await confirm(idToken)).toEqual([200, { email }]);
    expect((await auth.getUser(uid)).emailVerified).toBe(true);
    expect((await firestore.doc(`users/${uid}`).get()).get("verifiedEmail")).toBe(email);
    expect(await confirm(idToken)).toEqual([410, { error: "link-expired" }]);

    expect((await askAgain()).status).toBe(200);
    expect(await mailsOf(email, 1)).toHaveLength(1);
  });

  it("changes the password while signed in, with the current one, and keeps passkeys", async () => {
    const { email, uid, idToken, password, key } = await withPasskey();
    await exchange(idToken);
    const change = (current: string | null, chosen: string, token = idToken) =>
      answerOf(postAs(token, accountEndpoints.changePassword.path, { current, password: chosen }));
    const wrong = [401, { error: "wrong-credentials" }];
    expect(await change("not the password", "la vaca lee de noche")).toEqual(wrong);
    expect(await change(null, "la vaca lee de noche")).toEqual(wrong);
    expect(await change(password, "sunshine")).toEqual([422, { error: "weak-password" }]);
    const old = laterToken(idToken, 600);
    expect(await change(password, "la vaca lee de noche", old)).toEqual([
      401,
      { error: "recent-sign-in-required" },
    ]);
    expect(await change(password, "la vaca lee de noche")).toEqual([200, { email }]);
    await expect(auth.verifyIdToken(idToken, true)).rejects.toThrow("revoked");
    expect((await exchange(await signIn(email, "la vaca lee de noche"))).status).toBe(200);
    expect((await signInWith(key)).status).toBe(200);
    const texts = (await mailsOf(email, 2)).map(({ message }) => message.text).join();
    expect(texts).toContain("was changed on");
    expect(texts).not.toContain("Removed:");
    expect((await auth.getUser(uid)).emailVerified).toBe(true);
  });
});

describe("an account created by a mailed link", () => {
  async function link() {
    const email = `new-${crypto.randomUUID()}@example.com`;
    await requestLink("requestSignUp", email);
    const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
    const open = (more: object = {}) =>
      answerOf(
        post(accountEndpoints.openAccount.path, {
          body: { oobCode, email, name: "Ana Ruiz", password: null, ...more },
        }),
      );
    return { email, oobCode, open };
  }

  async function expectOwner(email: string, [status, body]: unknown[]) {
    expect(status).toBe(200);
    const idToken = await signInWithCustomToken(String(Object(body)["customToken"]));
    expect(claimsOf(idToken)).toMatchObject({ email, email_verified: true });
    expect((await exchange(idToken)).status).toBe(200);
    const user = await firestore.doc(`users/${String(claimsOf(idToken)["user_id"])}`).get();
    expect(user.data()).toMatchObject({ displayName: "Ana Ruiz", verifiedEmail: email });
    await signIn(email, password);
  }

  const password = "la vaca lee de noche";

  /** Ends the next opening before a step. */
  async function cutOff(step: "updateUser" | "createCustomToken", open: () => Promise<unknown[]>) {
    const cut = vi.spyOn(getAuth(adminApp), step).mockRejectedValueOnce(new Error("cut off"));
    expect((await open())[0]).toBe(500);
    cut.mockRestore();
  }

  it.each(["updateUser", "createCustomToken"] as const)(
    "is finished by the same link if it was cut off before %s",
    async (step) => {
      const { email, open } = await link();
      await cutOff(step, () => open({ password }));
      expect((await open({ email: `other-${email}`, password }))[0]).toBe(410);
      await expectOwner(email, await open({ password }));
      expect((await open({ password }))[0]).toBe(410);
      expect(await mailsOf(email, 1)).toHaveLength(1);
    },
  );

  it("is finished by the same link if its answer was lost", async () => {
    const { email, open } = await link();
    expect((await open())[0]).toBe(200);
    await expectOwner(email, await open({ password }));
  });

  it("is finished by a new link if it has no name yet", async () => {
    const { email, oobCode: first, open } = await link();
    await cutOff("updateUser", open);
    await requestLink("requestSignUp", email);
    const codes = (await mailsOf(email, 2)).map((mail) => linkOf(mail).searchParams.get("oobCode"));
    const oobCode = codes.find((code) => code !== first);
    expect(oobCode).toBeTruthy();
    await expectOwner(email, await open({ oobCode, password }));
  });

  it("has its name and password from the first session on", async () => {
    const { email, open } = await link();
    expect(await open({ password: "anaruiz2026" })).toEqual([422, { error: "weak-password" }]);
    const other = { email: `other-${email}`, password: "la vaca lee de noche" };
    expect(await open(other)).toEqual([401, { error: "wrong-credentials" }]);
    await expectOwner(email, await open({ password }));
    expect((await open())[0]).toBe(410);
  });

  it("needs no password", async () => {
    const { open } = await link();
    const [status, body] = await open();
    expect(status).toBe(200);
    const idToken = await signInWithCustomToken(String(Object(body)["customToken"]));
    expect((await exchange(idToken)).status).toBe(200);
  });
});

it("sends links only to our own site", async () => {
  const { email } = await account();
  const response = await post(accountEndpoints.requestPasswordReset.path, {
    body: { email, language: "en" },
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  });
  expect(response.status).toBe(200);
  expect(linkOf((await mailsOf(email, 1))[0]).origin).toBe(site);
});
