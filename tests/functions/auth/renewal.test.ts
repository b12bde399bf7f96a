import { describe, expect, it } from "vitest";

import {
  account,
  auth,
  day,
  firestore,
  secondsAgo,
  tokensValidSince,
} from "../support/accounts.ts";
import { cookieOf, exchange } from "../support/site.ts";
import { laterToken, sessionOf } from "../support/tokens.ts";

const minute = 60;
const refused = { error: "recent-sign-in-required" };
const confirmed = { cookieSet: true, redirectPath: "/sales" };

describe("a token issued more than five minutes after the sign-in", () => {
  it("starts no session", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const response = await exchange(laterToken(idToken, 6 * minute));

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(refused);
    expect(cookieOf(response)).toBeNull();
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  });

  it("is confirmed by the first day's cookie, which stays unchanged", async () => {
    const { idToken } = await account({ role: "sales" });
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    const response = await exchange(idToken, { session });

    expect(await response.json()).toEqual(confirmed);
    expect(cookieOf(response)).toBeNull();
  });

  it("renews a cookie that is more than a day old", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const session = sessionOf(idToken, { signedIn: 3 * day, made: 2 * day });
    const response = await exchange(laterToken(idToken, 3 * day), { session });

    expect(await response.json()).toEqual(confirmed);
    const cookie = cookieOf(response);
    expect(cookie?.attributes).toContain("Max-Age=432000");
    expect((await auth.verifySessionCookie(cookie?.value ?? "")).uid).toBe(uid);
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  });

  it("renews a cookie at once when the role has changed and returns the new area", async () => {
    const { uid, idToken, signIn } = await account({ role: "sales" });
    const session = sessionOf(idToken, { signedIn: 9 * minute, made: 9 * minute });
    await auth.setCustomUserClaims(uid, { role: "medical" });
    const response = await exchange(laterToken(await signIn(), 9 * minute), { session });

    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/medical" });
    const renewed = await auth.verifySessionCookie(cookieOf(response)?.value ?? "");
    expect(renewed["role"]).toBe("medical");
  });

  it("gets a cookie for the rest of thirty days, and then none", async () => {
    const { idToken } = await account({ role: "sales" });
    const after = (signedIn: number) =>
      exchange(laterToken(idToken, signedIn), {
        session: sessionOf(idToken, { signedIn, made: 2 * day }),
      });

    const last = cookieOf(await after(29 * day))?.attributes.find((one) =>
      one.startsWith("Max-Age="),
    );
    const seconds = Number(last?.slice("Max-Age=".length));
    expect(seconds).toBeGreaterThan(day - minute);
    expect(seconds).toBeLessThanOrEqual(day);

    const over = await after(30 * day);
    expect(over.status).toBe(401);
    expect(await over.json()).toEqual(refused);
    expect(cookieOf(over)).toBeNull();
  });
});

describe("a later token is not confirmed by", () => {
  it("the cookie of another user", async () => {
    const { idToken } = await account({ role: "sales" });
    const other = await account({ role: "sales" });
    const session = cookieOf(await exchange(other.idToken))?.value ?? "";
    const response = await exchange(laterToken(idToken, 6 * minute), { session });

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(refused);
  });

  it("an expired cookie", async () => {
    const { idToken } = await account({ role: "sales" });
    const session = sessionOf(idToken, { signedIn: 7 * day, made: 6 * day });
    const response = await exchange(laterToken(idToken, 7 * day), { session });
    expect(await response.json()).toEqual(refused);
  });

  it("a revoked cookie", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const session = sessionOf(idToken, { signedIn: day, made: day });
    const token = laterToken(idToken, 6 * minute);
    expect(await (await exchange(token, { session })).json()).toEqual(confirmed);

    await tokensValidSince(uid, secondsAgo(60 * minute));
    expect(await (await exchange(token, { session })).json()).toEqual(refused);
  });

  it.each(["an ID token", "nonsense", "nothing"])("%s in the cookie's place", async (kind) => {
    const { idToken } = await account({ role: "sales" });
    const session = { "an ID token": idToken, nonsense: "a.b.c", nothing: "" }[kind] ?? "";
    const response = await exchange(laterToken(idToken, 6 * minute), { session });
    expect(await response.json()).toEqual(refused);
  });
});

it("replaces the previous user's session in the browser with a fresh sign-in", async () => {
  const before = await account({ role: "member" });
  const { uid, idToken } = await account({ role: "sales" });
  const session = cookieOf(await exchange(before.idToken))?.value ?? "";
  const response = await exchange(idToken, { session });

  expect(await response.json()).toEqual(confirmed);
  const replaced = await auth.verifySessionCookie(cookieOf(response)?.value ?? "");
  expect(replaced.uid).toBe(uid);
});
