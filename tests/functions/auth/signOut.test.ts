import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { describe, expect, it } from "vitest";

import { account, day, firestore, secondsAgo } from "../support/accounts.ts";
import { cookieOf, exchange, post, postAs } from "../support/site.ts";
import { claimsOf, laterToken, renewedToken, sessionOf } from "../support/tokens.ts";

const path = sessionEndpoints.sessionLogout.path;
const refused = [401, { error: "invalid-id-token" }];

async function answerOf(response: Response) {
  return [response.status, await response.json()];
}

it("removes the session from this browser on sign-out", async () => {
  const { idToken } = await account({ role: "sales" });
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  const response = await post(path, { session });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ signedOut: true });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const cookie = cookieOf(response);
  expect(cookie?.value).toBe("");
  expect(cookie?.attributes).toEqual(["HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax", "Secure"]);
});

describe("after signing out", () => {
  it("refuses the cookie and the tokens of that sign-in for sessions and calls", async () => {
    const { idToken } = await account({ role: "sales" });
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    expect((await exchange(idToken, { session })).status).toBe(200);
    await post(path, { session });

    const later = renewedToken(idToken, 60);
    expect(await answerOf(await exchange(idToken))).toEqual(refused);
    expect(await answerOf(await exchange(idToken, { session }))).toEqual(refused);
    expect(await answerOf(await exchange(later, { session }))).toEqual(refused);
    expect(await answerOf(await postAs(later, passkeyEndpoints.listPasskeys.path))).toEqual(
      refused,
    );
    expect(cookieOf(await exchange(later, { session }))).toBeNull();
  });

  it("confirms no other sign-in of its user by the cookie", async () => {
    const { idToken } = await account({ role: "sales" });
    const other = laterToken(idToken, 600);
    const session = cookieOf(await exchange(idToken))?.value ?? "";
    expect((await exchange(other, { session })).status).toBe(200);
    await post(path, { session });
    expect(await answerOf(await exchange(other, { session }))).toEqual([
      401,
      { error: "recent-sign-in-required" },
    ]);
  });

  it("allows a new sign-in at once, even within the second of the first", async () => {
    const { idToken, signIn } = await account({ role: "sales" });
    await post(path, { session: cookieOf(await exchange(idToken))?.value ?? "" });
    const again = await signIn();
    expect(Number(claimsOf(again)["auth_time"])).toBeGreaterThan(
      Number(claimsOf(idToken)["auth_time"]),
    );
    expect((await exchange(again)).status).toBe(200);
  });

  it("keeps other devices signed in", async () => {
    const { idToken } = await account({ role: "sales" });
    const other = laterToken(idToken, 600);
    const otherDevice = sessionOf(idToken, { signedIn: 600, made: 600 });
    await post(path, { session: cookieOf(await exchange(idToken))?.value ?? "" });

    const response = await exchange(other, { session: otherDevice });
    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
    expect(cookieOf(response)).toBeNull();
    expect((await postAs(other, passkeyEndpoints.listPasskeys.path)).status).toBe(200);
  });
});

describe("the list of ended sign-ins", () => {
  it("keeps earlier entries and drops sign-ins that are thirty days old", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const [young, old] = [secondsAgo(29 * day), secondsAgo(30 * day)];
    const before = { validAfter: secondsAgo(100), endedSignIns: { [young]: true, [old]: true } };
    await firestore.doc(`revocations/${uid}`).set(before);
    await post(path, { session: cookieOf(await exchange(idToken))?.value ?? "" });
    expect((await firestore.doc(`revocations/${uid}`).get()).data()).toEqual({
      validAfter: before.validAfter,
      endedSignIns: { [young]: true, [String(claimsOf(idToken)["auth_time"])]: true },
    });
  });

  it("keeps both of two that end at once", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const ages = [600, 1200, 1800];
    await Promise.all(
      ages.map((signedIn) => post(path, { session: sessionOf(idToken, { signedIn, made: 60 }) })),
    );
    const stored = (await firestore.doc(`revocations/${uid}`).get()).get("endedSignIns");
    expect(Object.keys({ ...stored })).toHaveLength(3);
  });

  it("is bounded: after a thousand more, the user is signed out everywhere instead", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const listed = Array.from({ length: 1_000 }, (_, index) => [secondsAgo(day + index), true]);
    await firestore
      .doc(`revocations/${uid}`)
      .set({ validAfter: 0, endedSignIns: Object.fromEntries(listed) });
    await post(path, { session: cookieOf(await exchange(idToken))?.value ?? "" });
    const revocation = await firestore.doc(`revocations/${uid}`).get();
    expect(Number(revocation.get("validAfter"))).toBeGreaterThan(claimsOf(idToken).iat);
    expect(await answerOf(await exchange(idToken))).toEqual(refused);
  });
});

it.each<[string, Parameters<typeof post>[1]]>([
  ["without a session", {}],
  ["with a broken one", { session: "not.a.session" }],
  ["with a body nobody asked for", { body: { everything: "x".repeat(20_000) } }],
  ["with a content type and no body", { headers: { "content-type": "text/plain" } }],
])("succeeds in signing out %s", async (_case, sent) => {
  const response = await post(path, sent);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ signedOut: true });
});

it.each<[string, (idToken: string) => string]>([
  ["an ID token", (idToken) => idToken],
  ["an expired cookie", (idToken) => sessionOf(idToken, { signedIn: 7 * day, made: 6 * day })],
])("ends nothing with %s in the cookie's place", async (_case, cookie) => {
  const { uid, idToken } = await account({ role: "sales" });
  const response = await post(path, { session: cookie(idToken) });
  expect(await answerOf(response)).toEqual([200, { signedOut: true }]);
  const ended: unknown = (await firestore.doc(`revocations/${uid}`).get()).get("endedSignIns");
  expect(ended ?? {}).toEqual({});
  expect((await exchange(idToken)).status).toBe(200);
});
