// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { fakeAuthenticator, stubPublicKeyCredential } from "../../testing/fakeAuthenticator.ts";
import { tokenUser } from "../../testing/fakeSessionEnvironment.ts";
import { rememberOffer } from "./passkeyOffered.ts";
import { shouldOfferPasskey } from "./shouldOfferPasskey.ts";

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

/** The server answers with so many passkeys. */
function serverWith(count: number) {
  const passkey = { id: "AQID", name: "a", provider: null, createdAt: "", lastUsedAt: null };
  const passkeys = Array.from({ length: count }, () => passkey);
  const answer = JSON.stringify({ passkeys, rpId: "localhost", userId: "AQID" });
  vi.stubGlobal("fetch", async () => new Response(answer));
}

test("someone without a passkey is offered one", async () => {
  serverWith(0);
  expect(await shouldOfferPasskey(ana)).toBe(true);
});

test("not where they have one, nor where the server cannot tell", async () => {
  serverWith(1);
  expect(await shouldOfferPasskey(ana)).toBe(false);
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  expect(await shouldOfferPasskey(ana)).toBe(false);
});

test("not before their address is verified, nor where nobody is signed in", async () => {
  serverWith(0);
  expect(await shouldOfferPasskey(verified(false))).toBe(false);
  expect(await shouldOfferPasskey(() => null)).toBe(false);
});

test("not on a device that keeps none, nor in a browser that knows none", async () => {
  serverWith(0);
  stubPublicKeyCredential({ isUserVerifyingPlatformAuthenticatorAvailable: async () => false });
  expect(await shouldOfferPasskey(ana)).toBe(false);
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(await shouldOfferPasskey(ana)).toBe(false);
});

test("once on a device, where nothing tells who it was", async () => {
  serverWith(0);
  await rememberOffer("ana");
  expect(await shouldOfferPasskey(ana)).toBe(false);
  expect(await shouldOfferPasskey(() => ({ ...ana(), uid: "ben" }))).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain("ana");
});

test("not where the answer is long in coming", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const soon = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(soon.signal);
  const answer = shouldOfferPasskey(ana);
  soon.abort();
  expect(await answer).toBe(false);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  timeout.mockRestore();
});
