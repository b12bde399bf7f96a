// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { fakeAuthenticator, stubPublicKeyCredential } from "../../testing/fakeAuthenticator.ts";
import { tokenUser } from "../../testing/fakeSessionEnvironment.ts";
import { rememberOffer, shouldOfferPasskey } from "./shouldOfferPasskey.ts";

beforeEach(() => {
  fakeAuthenticator();
  onTestFinished(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });
});

const ana = verified(true);

function verified(email_verified: boolean) {
  return () => ({
    ...tokenUser(),
    getIdTokenResult: async () => ({ token: "ana-token", claims: { email_verified } }),
  });
}

/** A server whose user has `count` passkeys. */
function serverWith(count: number) {
  const passkey = { id: "AQID", name: "a", provider: null, createdAt: "", lastUsedAt: null };
  const passkeys = Array.from({ length: count }, () => passkey);
  const answer = JSON.stringify({ passkeys, rpId: "localhost", userId: "AQID" });
  vi.stubGlobal("fetch", async () => new Response(answer));
}

test("offers a passkey to a user without one", async () => {
  serverWith(0);
  expect(await shouldOfferPasskey(ana)).toBe(true);
});

test("offers none when the user has one or the server cannot tell", async () => {
  serverWith(1);
  expect(await shouldOfferPasskey(ana)).toBe(false);
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  expect(await shouldOfferPasskey(ana)).toBe(false);
});

test("offers none before the address is verified or without a signed-in user", async () => {
  serverWith(0);
  expect(await shouldOfferPasskey(verified(false))).toBe(false);
  expect(await shouldOfferPasskey(() => null)).toBe(false);
});

test("offers none on a device that stores none or in a browser without support", async () => {
  serverWith(0);
  stubPublicKeyCredential({ isUserVerifyingPlatformAuthenticatorAvailable: async () => false });
  expect(await shouldOfferPasskey(ana)).toBe(false);
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(await shouldOfferPasskey(ana)).toBe(false);
});

test("offers a passkey once per device and does not store the uid in the clear", async () => {
  serverWith(0);
  await rememberOffer("ana");
  expect(await shouldOfferPasskey(ana)).toBe(false);
  expect(await shouldOfferPasskey(() => ({ ...ana(), uid: "ben" }))).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain("ana");
});

test("offers none when the answer takes too long", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const soon = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(soon.signal);
  const answer = shouldOfferPasskey(ana);
  soon.abort();
  expect(await answer).toBe(false);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  timeout.mockRestore();
});
