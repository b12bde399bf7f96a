import { randomInt } from "node:crypto";

import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { describe, expect, it } from "vitest";

import {
  account,
  applyCode,
  auth,
  secondsAgo,
  signInWithCustomToken,
  tokensValidSince,
} from "../support/accounts.ts";
import { mailsOf } from "../support/mails.ts";
import { exchange, post, postAs } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";
import { newKey } from "./authenticator.ts";
import { addPasskey, signInWith } from "./passkeys.ts";

/** An account with a username, to which a phone is added as a second factor. */
async function named() {
  const owner = await account({ role: "sales", emailVerified: true });
  const username = `u${owner.uid.slice(0, 8)}`;
  await postAs(owner.idToken, accountEndpoints.chooseUsername.path, { username });
  return { ...owner, username };
}

async function addSecondFactor(uid: string): Promise<void> {
  const phoneNumber = `+3461${randomInt(1_000_000, 10_000_000)}`;
  await auth.updateUser(uid, {
    multiFactor: { enrolledFactors: [{ uid: `factor-${uid}`, factorId: "phone", phoneNumber }] },
  });
}

async function factorCount(uid: string): Promise<number> {
  return (await auth.getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;
}

async function answerOf(asked: Promise<Response>) {
  const response = await asked;
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe("an account with a second factor", () => {
  it("gets no token for its username and password, only the address to sign in with", async () => {
    const { uid, email, username, password } = await named();
    const signIn = () =>
      answerOf(post(sessionEndpoints.signInWithUsername.path, { body: { username, password } }));
    const before = await signIn();
    expect(before.body).toHaveProperty("customToken");
    await addSecondFactor(uid);
    expect(await signIn()).toEqual({ status: 200, body: { email } });
    const pending = await applyCode("signInWithPassword", { email, password });
    expect(pending).toHaveProperty("mfaPendingCredential");
    expect(pending).not.toHaveProperty("idToken");
  });

  it("keeps its address from someone without the password", async () => {
    const { uid, username } = await named();
    await addSecondFactor(uid);
    const body = { username, password: "another password" };
    expect(await answerOf(post(sessionEndpoints.signInWithUsername.path, { body }))).toEqual({
      status: 401,
      body: { error: "wrong-credentials" },
    });
  });

  it("is not opened by a mailed link for new accounts", async () => {
    const { uid, email } = await named();
    await addSecondFactor(uid);
    const link = await auth.generateSignInWithEmailLink(email, {
      url: "http://localhost",
      handleCodeInApp: true,
    });
    const oobCode = new URL(link).searchParams.get("oobCode");
    const body = { oobCode, email, name: "Someone Else", password: null };
    expect(await answerOf(post(accountEndpoints.openAccount.path, { body }))).toEqual({
      status: 403,
      body: { error: "second-factor-required" },
    });
    expect((await auth.getUser(uid)).displayName).toBeUndefined();
  });

  it("keeps the factor after a password reset, and still asks for it", async () => {
    const { uid, email } = await named();
    await addSecondFactor(uid);
    await post(accountEndpoints.requestPasswordReset.path, { body: { email, language: "en" } });
    const mail = (await mailsOf(email, 1)).map(({ message }) => message.text).join("\n");
    const oobCode = /mode=resetPassword&oobCode=([\w-]+)/.exec(mail)?.[1];
    const password = "la vaca lee de noche";
    const reset = await post(accountEndpoints.resetPassword.path, { body: { oobCode, password } });
    expect(reset.status).toBe(200);
    expect(await factorCount(uid)).toBe(1);
    const pending = await applyCode("signInWithPassword", { email, password });
    expect(pending).not.toHaveProperty("idToken");
  });

  it("keeps the factor when its user changes the password", async () => {
    const { uid, idToken, password } = await named();
    await addSecondFactor(uid);
    await tokensValidSince(uid, secondsAgo(600));
    const body = { current: password, password: "la vaca lee de noche" };
    expect((await postAs(idToken, accountEndpoints.changePassword.path, body)).status).toBe(200);
    expect(await factorCount(uid)).toBe(1);
  });

  it("opens with a passkey, which is two factors by itself", async () => {
    const { uid, idToken } = await named();
    const key = newKey();
    await addPasskey(idToken, key);
    await addSecondFactor(uid);
    const { customToken } = (await signInWith(key)).body;
    const token = await signInWithCustomToken(String(customToken));
    expect(claimsOf(token)).toMatchObject({ user_id: uid, passkey: true });
    expect((await exchange(token)).status).toBe(200);
  });
});
