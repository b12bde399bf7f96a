import { describe, expect, it } from "vitest";

import { account, auth, signInWithOidc } from "../support/accounts.ts";
import { exchange } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

const newAddress = () => `staff-${crypto.randomUUID()}@example.com`;

describe("the staff's identity provider", () => {
  it("opens an account and a session with a verified address", async () => {
    const email = newAddress();
    const idToken = await signInWithOidc(email);
    expect(claimsOf(idToken)).toMatchObject({ email, email_verified: true });
    expect((await exchange(idToken)).status).toBe(200);
    const { uid } = await auth.getUserByEmail(email);
    expect(claimsOf(await signInWithOidc(email))["user_id"]).toBe(uid);
  });

  it("opens no account with an address that it has not verified", async () => {
    const email = newAddress();
    await expect(signInWithOidc(email, { email_verified: false })).rejects.toThrow(
      "has not verified your address",
    );
    await expect(auth.getUserByEmail(email)).rejects.toThrow("no user record");
  });

  it("takes over no account with an address that it has not verified", async () => {
    const { email, uid } = await account({ emailVerified: true });
    await expect(signInWithOidc(email, { email_verified: false })).rejects.toThrow(
      "needConfirmation",
    );
    const { providerData } = await auth.getUser(uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
  });

  it("does not sign in once the account has lost its verified address", async () => {
    const email = newAddress();
    const idToken = await signInWithOidc(email);
    await auth.updateUser(String(claimsOf(idToken)["user_id"]), { emailVerified: false });
    await expect(signInWithOidc(email)).rejects.toThrow("has not verified your address");
  });

  it("does not sign in to an account with another address", async () => {
    const email = newAddress();
    await signInWithOidc(email, { sub: email });
    await expect(signInWithOidc(newAddress(), { sub: email })).rejects.toThrow("another address");
  });

  it("is not joined to another person's account by a script", async () => {
    const { idToken } = await account({ emailVerified: true });
    const link = signInWithOidc(newAddress(), {}, { idToken });
    await expect(link).rejects.toThrow("another address");
  });
});
