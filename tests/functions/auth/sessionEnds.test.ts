import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import {
  account,
  auth,
  day,
  firestore,
  renewed,
  secondsAgo,
  signInWithCustomToken,
  signInWithGoogle,
  tokensOf,
} from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { mailsOf } from "../support/mails.ts";
import { addPasskey, signInWith, withPasskey } from "./passkeys.ts";
import { cookieOf, exchange, post, postAs } from "../support/site.ts";
import { claimsOf, laterToken, renewedToken, sessionOf } from "../support/tokens.ts";

const path = sessionEndpoints.signOutEverywhere.path;

describe("signing out everywhere", () => {
  it("ends the tokens, cookies and tabs of all devices, but no later sign-in", async () => {
    const { uid, idToken, signIn } = await account({ role: "sales" });
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    const before = Date.now();
    const response = await postAs(idToken, path);

    expect([response.status, await response.json()]).toEqual([200, { signedOut: true }]);
    expect(cookieOf(response)).toMatchObject({ value: "" });
    // It waits for the next second, and on a busy machine for others.
    expect(Date.now() - before).toBeLessThan(30_000);
    await expect(auth.verifyIdToken(idToken, true)).rejects.toThrow("revoked");
    await expect(auth.verifySessionCookie(session, true)).rejects.toThrow("revoked");
    const validAfter = await validAfterOf(uid);
    expect(Number.isInteger(validAfter)).toBe(true);
    expect(claimsOf(idToken).iat).toBeLessThan(validAfter);
    const signedOutAt: unknown = (await firestore.doc(`users/${uid}`).get()).get("signedOutAt");
    if (!(signedOutAt instanceof Timestamp)) throw new Error("Not signed out.");
    expect(signedOutAt.toMillis()).toBe(validAfter * 1000 - 1);

    const again = await signIn();
    expect(claimsOf(again).iat).toBeGreaterThanOrEqual(validAfter);
    expect((await exchange(again)).status).toBe(200);
  });

  it("works for a user without a profile who signed in long ago", async () => {
    const { uid, idToken } = await account();
    const response = await postAs(laterToken(idToken, 3600), path);
    expect(response.status).toBe(200);
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
    expect((await firestore.doc(`revocations/${uid}`).get()).exists).toBe(true);
  });

  it("requires more than a cookie and affects no other user", async () => {
    const { uid, idToken } = await account();
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    const response = await post(path, { body: {}, session });
    expect([response.status, await response.json()]).toEqual([401, { error: "invalid-id-token" }]);
    expect(await validAfterOf(uid)).toBe(0);
  });
});

describe("a thief who keeps renewing tokens while their victim signs out everywhere", () => {
  // The Auth emulator renews tokens even after a revocation; Authentication does not. So only
  // tokens fetched before the revocation count.
  it("has no token that works afterwards", async () => {
    const { uid, email, password, signIn } = await account({ role: "sales" });
    const thief = await tokensOf(email, password);
    const revokedUntil = async () => (await auth.getUser(uid)).tokensValidAfterTime;
    const before = await revokedUntil();
    const stolen: string[] = [];
    const over = new AbortController();
    const stealing = (async () => {
      while (!over.signal.aborted) {
        const token = await renewed(thief);
        if (token !== null && (await revokedUntil()) === before) stolen.push(token);
      }
    })();
    const own = await signIn();
    await expect.poll(() => stolen.length).toBeGreaterThan(3);
    const response = await postAs(own, path);
    over.abort();
    await stealing;

    expect(response.status).toBe(200);
    const validAfter = await validAfterOf(uid);
    expect(stolen.filter((token) => claimsOf(token).iat >= validAfter)).toEqual([]);
  });

  it("has no token of a sign-in in the same second, which the revocation by seconds misses", async () => {
    const { uid, email, password } = await account({ role: "sales" });
    const { idToken } = await tokensOf(email, password);
    await postAs(idToken, path);
    const validAfter = await validAfterOf(uid);
    const revocation = await firestore.doc(`revocations/${uid}`).get();
    const listed = Object.keys({ ...revocation.get("endedSignIns") }).map(Number);
    expect(listed).toContain(validAfter - 1);
    const first = Math.min(...listed);
    // Without a gap after the second of the revocation, which covers the earlier sign-ins.
    expect(listed.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: validAfter - first }, (_, index) => first + index),
    );
    // The token that a renewal after all of this would bring.
    const late = renewedToken(idToken, validAfter - claimsOf(idToken).iat);
    expect(claimsOf(late).iat).toBe(validAfter);
    expect((await exchange(late)).status).toBe(401);
  });
});

it("keeps earlier revocations when signing out everywhere and never moves the time back", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const ended = secondsAgo(day);
  const ahead = secondsAgo(-2);
  const before = { validAfter: ahead, endedSignIns: { [ended]: true } };
  await firestore.doc(`revocations/${uid}`).set(before);
  expect((await postAs(idToken, path)).status).toBe(200);
  const revocation = await firestore.doc(`revocations/${uid}`).get();
  expect(Number(revocation.get("validAfter"))).toBeGreaterThanOrEqual(ahead);
  expect(revocation.get("endedSignIns")).toMatchObject({ [ended]: true });
});

describe("an account that was opened with another person's address", () => {
  it("belongs only to the owner of the address once they sign in with Google", async () => {
    const { uid, email, idToken, password } = await account({ role: null });
    await exchange(idToken);
    expect((await firestore.doc(`users/${uid}`).get()).get("verifiedEmail")).toBeNull();
    const session = sessionOf(idToken, { signedIn: 3600, made: 3600 });
    expect((await auth.verifySessionCookie(session, true)).uid).toBe(uid);
    // As after a change of address: the passkey was created under an address of its user's.
    await auth.updateUser(uid, { email: `other-${email}`, emailVerified: true });
    const key = newKey();
    const then = await signInWithCustomToken(await auth.createCustomToken(uid));
    expect((await addPasskey(then, key)).status).toBe(200);
    await auth.updateUser(uid, { email, emailVerified: false });

    const owner = await signInWithGoogle(email);
    expect(claimsOf(owner)).toMatchObject({ user_id: uid, email_verified: true });
    const response = await exchange(owner);
    expect(response.status).toBe(200);
    const cookie = cookieOf(response)?.value ?? "";

    expect((await auth.verifySessionCookie(cookie, true)).uid).toBe(uid);
    await expect(auth.verifySessionCookie(session, true)).rejects.toThrow("revoked");
    expect(claimsOf(idToken).iat).toBeLessThan(await validAfterOf(uid));
    const keys = await firestore.collection("passkeys").where("uid", "==", uid).get();
    expect(keys.size).toBe(0);
    expect((await signInWith(key)).status).toBe(401);
    const signIn = await post(sessionEndpoints.signInWithUsername.path, {
      body: { username: "nobody.has.this", password },
    });
    expect(signIn.status).toBe(401);
    const user = await firestore.doc(`users/${uid}`).get();
    expect(user.get("verifiedEmail")).toBe(email);
    const changedAt: unknown = user.get("roleChangedAt");
    if (!(changedAt instanceof Timestamp)) throw new Error("The tab receives nothing.");
    expect(changedAt.toMillis()).toBeGreaterThanOrEqual(claimsOf(owner).iat * 1000);
    const [mail] = await mailsOf(email, 1);
    expect(mail?.message.text).toContain("Google");
  });

  it("loses nothing at its owner's next sign-in", async () => {
    const { uid, email, idToken } = await account();
    await exchange(idToken);
    await exchange(await signInWithGoogle(email));
    const revoked = await validAfterOf(uid);
    const again = await signInWithGoogle(email);
    const key = newKey();
    expect((await addPasskey(again, key)).status).toBe(200);
    expect((await exchange(await signInWithGoogle(email))).status).toBe(200);
    expect((await signInWith(key)).status).toBe(200);
    expect(await validAfterOf(uid)).toBe(revoked);
  });
});

describe("removes nothing from", () => {
  it("a user with a verified address and password who later signs in with Google", async () => {
    const { uid, email, idToken } = await account();
    await exchange(idToken);
    await auth.updateUser(uid, { emailVerified: true });
    expect((await exchange(await signInWithGoogle(email))).status).toBe(200);
    expect(await validAfterOf(uid)).toBe(0);
    expect((await firestore.doc(`users/${uid}`).get()).get("verifiedEmail")).toBe(email);
  });

  it("a new user who signs in with Google", async () => {
    const email = `google-${crypto.randomUUID()}@example.com`;
    const idToken = await signInWithGoogle(email);
    expect((await exchange(idToken)).status).toBe(200);
    const uid = String(claimsOf(idToken)["user_id"]);
    expect(await validAfterOf(uid)).toBe(0);
    expect((await firestore.doc(`users/${uid}`).get()).get("verifiedEmail")).toBe(email);
  });

  it("a user who signs in with a passkey", async () => {
    const { uid, key } = await withPasskey();
    const { body } = await signInWith(key);
    const token = await signInWithCustomToken(String(body["customToken"]));
    expect((await exchange(token)).status).toBe(200);
    expect(await validAfterOf(uid)).toBe(0);
  });
});

async function validAfterOf(uid: string): Promise<number> {
  return Number((await firestore.doc(`revocations/${uid}`).get()).get("validAfter"));
}
