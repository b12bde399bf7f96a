import { noRevocation, revocationSchema } from "@salvia/domain/account/revocation";
import { userSchema } from "@salvia/domain/account/user";
import { brand } from "@salvia/domain/site/brand";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { account, auth, firestore } from "../support/accounts.ts";
import { cookieOf, exchange } from "../support/site.ts";

describe("a user who has just signed in", () => {
  it("gets a session for five days, inaccessible to scripts", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const response = await exchange(idToken);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const cookie = cookieOf(response);
    expect(cookie?.attributes).toEqual([
      "HttpOnly",
      "Max-Age=432000",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    const session = await auth.verifySessionCookie(cookie?.value ?? "", true);
    expect(session.uid).toBe(uid);
    expect(session.exp - session.iat).toBe(432_000);
  });

  it.each<[string | null, string]>([
    ["sales", "/sales"],
    ["medical", "/medical"],
    ["member", "/member"],
    ["employer", "/employer"],
    ["partner", "/partner"],
    ["admin", "/admin"],
    [null, "/account"],
    ["an unknown one", "/account"],
  ])("with the role %s belongs to %s", async (role, path) => {
    const { idToken } = await account({ role });
    expect(await (await exchange(idToken)).json()).toEqual({ cookieSet: true, redirectPath: path });
  });
});

describe("a first sign-in", () => {
  it("creates a profile with the account's name and the browser's language", async () => {
    const { uid, email, idToken } = await account({ name: "Inés Carvajal" });
    await exchange(idToken, { headers: { "accept-language": "es-AR,es;q=0.9,en;q=0.8" } });

    const stored = (await firestore.doc(`users/${uid}`).get()).data();
    const user = userSchema.parse({ ...stored, createdAt: dateOf(stored?.["createdAt"]) });
    expect(user).toEqual({
      displayName: "Inés Carvajal",
      email,
      username: null,
      phone: null,
      language: "es",
      timezone: brand.timeZone,
      notifications: { newLeads: true, conversions: true, monthlyReport: false },
      roleChangedAt: null,
      signedOutAt: null,
      verifiedEmail: null,
      createdAt: expect.any(Date),
    });
  });

  it("reveals nothing of the address of a user without a name", async () => {
    const { uid, idToken } = await account();
    await exchange(idToken, { headers: { "accept-language": "fr" } });
    expect((await firestore.doc(`users/${uid}`).get()).get("displayName")).toBe("Nouveau compte");
  });

  it("creates a document without revocations, and later sign-ins keep its content", async () => {
    const { uid, idToken } = await account();
    const revocation = firestore.doc(`revocations/${uid}`);
    await exchange(idToken);
    expect(revocationSchema.parse((await revocation.get()).data())).toEqual(noRevocation);

    const changed = { validAfter: 7, endedSignIns: { 5: true } };
    await revocation.set(changed);
    await exchange(idToken);
    expect((await revocation.get()).data()).toEqual(changed);
  });

  it("succeeds in several tabs at once", async () => {
    const { uid, idToken } = await account();
    const answers = await Promise.all([idToken, idToken, idToken].map((token) => exchange(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(true);
  });
});

it("keeps what users have changed at their next sign-in", async () => {
  const { uid, idToken } = await account({ name: "Inés Carvajal" });
  await exchange(idToken);
  const user = firestore.doc(`users/${uid}`);
  await user.update({ displayName: "Inés", language: "pt" });
  const before = await user.get();

  expect((await exchange(idToken, { headers: { "accept-language": "fr" } })).status).toBe(200);
  expect((await user.get()).data()).toEqual(before.data());
});

function dateOf(value: unknown): Date | undefined {
  return value instanceof Timestamp ? value.toDate() : undefined;
}
