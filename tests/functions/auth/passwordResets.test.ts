import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { expect, it } from "vitest";

import {
  account,
  applyCode,
  auth,
  firestore,
  signIn,
  signInWithGoogle,
} from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { answerOf, linkOf, requestLink, sent } from "./linkRequests.ts";
import { answerMailRequests, mailsOf, mailsTo } from "../support/mails.ts";
import { addPasskey, passkeysIn, signInWith, withPasskey } from "./passkeys.ts";
import { cookieOf, exchange, post } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

it("sets a new password by a mailed link", async () => {
  const { email, uid } = await account();
  expect(await requestLink("requestPasswordReset", email)).toEqual(sent);
  const [mail] = await mailsOf(email, 1);
  const link = linkOf(mail);
  expect(link.searchParams.get("mode")).toBe("resetPassword");
  const oobCode = link.searchParams.get("oobCode");
  await applyCode("resetPassword", { oobCode, newPassword: "la vaca lee de noche" });
  expect(claimsOf(await signIn(email, "la vaca lee de noche"))).toMatchObject({ user_id: uid });
});

it("is signed out everywhere and notified by it; the old password and the link stop working", async () => {
  const { email, uid, idToken, password } = await account({ emailVerified: true });
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  await requestLink("requestPasswordReset", email);
  const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
  const reset = (body: object) => answerOf(post(accountEndpoints.resetPassword.path, { body }));

  expect(await reset({ oobCode, password: "short" })).toEqual([400, { error: "bad-request" }]);
  expect(await reset({ oobCode, password: "la vaca lee de noche" })).toEqual([
    200,
    { email, removed: { passkeys: 0, phoneEnding: null, providers: [] } },
  ]);
  const again = { oobCode, password: "otra vaca lee de noche" };
  expect(await reset(again)).toEqual([410, { error: "link-expired" }]);

  await expect(signIn(email, password)).rejects.toThrow("INVALID");
  await expect(auth.verifySessionCookie(session, true)).rejects.toThrow("revoked");
  const later = await signIn(email, "la vaca lee de noche");
  expect((await exchange(later)).status).toBe(200);
  const user = await firestore.doc(`users/${uid}`).get();
  const revocation = await firestore.doc(`revocations/${uid}`).get();
  // The new sign-in is later than both, so its tab stays signed in.
  expect(claimsOf(later).iat).toBeGreaterThanOrEqual(Number(revocation.get("validAfter")));
  expect(user.get("signedOutAt").toMillis()).toBeLessThan(claimsOf(later).iat * 1000);
  const mails = await mailsTo(email, 2);
  const notice = mails.find(({ subject }) => subject === "Your password was changed");
  expect(notice?.text).toContain("/login?reset");
});

it("sees what a reset has removed, on the page and in the mail", async () => {
  const owner = await withPasskey();
  const { email, uid, idToken } = owner;
  expect((await addPasskey(idToken, newKey())).status).toBe(200);
  await exchange(idToken);
  const phoneNumber = `+346${String(Date.now()).slice(-6)}12`;
  await auth.updateUser(uid, { phoneNumber });
  await signInWithGoogle(email);
  await requestLink("requestPasswordReset", email, "es");
  const oobCode = linkOf((await mailsOf(email, 3)).find(isReset)).searchParams.get("oobCode");
  const body = { oobCode, password: "la vaca lee de noche" };
  expect(await answerOf(post(accountEndpoints.resetPassword.path, { body }))).toEqual([
    200,
    { email, removed: { passkeys: 2, phoneEnding: "12", providers: ["google.com"] } },
  ]);
  const { providerData } = await auth.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
  expect(await passkeysIn(uid)).toEqual([]);
  expect((await signInWith(owner.key)).status).toBe(401);
  const texts = (await mailsOf(email, 4)).map(({ message }) => message.text).join();
  expect(texts).toContain("Removed: 2 passkeys, phone ending in 12, Google.");
  expect(texts).not.toContain(phoneNumber);
});

it.each(["password", "Password2026!", "12345678"])(
  "can reuse the link after choosing a password as common as %j",
  async (password) => {
    const { email } = await account();
    await requestLink("requestPasswordReset", email);
    const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
    const reset = (chosen: string) =>
      answerOf(post(accountEndpoints.resetPassword.path, { body: { oobCode, password: chosen } }));
    expect(await reset(password)).toEqual([422, { error: "weak-password" }]);
    expect(await reset(email.slice(0, 36))).toEqual([422, { error: "weak-password" }]);
    expect((await reset("la vaca lee de noche"))[0]).toBe(200);
  },
);

it("gets no new password while disabled or by an invalid link", async () => {
  const { email, uid } = await account();
  await requestLink("requestPasswordReset", email);
  const oobCode = linkOf((await mailsOf(email, 1))[0]).searchParams.get("oobCode");
  await auth.updateUser(uid, { disabled: true });
  const reset = (code: unknown) =>
    answerOf(
      post(accountEndpoints.resetPassword.path, {
        body: { oobCode: code, password: "la vaca lee de noche" },
      }),
    );
  expect(await reset(oobCode)).toEqual([403, { error: "account-disabled" }]);
  expect(await reset("no code")).toEqual([410, { error: "link-expired" }]);
});

it("mails no new password to unknown addresses and disabled accounts", async () => {
  const { email, uid } = await account();
  await auth.updateUser(uid, { disabled: true });
  for (const address of [email, `nobody-${crypto.randomUUID()}@example.com`]) {
    expect(await requestLink("requestPasswordReset", address)).toEqual(sent);
    await answerMailRequests();
    const mails = await firestore.collection("mail").where("to", "==", address).get();
    expect(mails.size).toBe(0);
  }
});

function isReset(mail: { message: { text: string } }): boolean {
  return mail.message.text.includes("resetPassword");
}
