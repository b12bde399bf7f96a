// @vitest-environment jsdom
import { expect, test } from "vitest";

import { fakeAuthenticator, signInOptions } from "../../testing/fakeAuthenticator.ts";
import { sessionStory, settle } from "../../testing/sessionStory.ts";
import { cookieSet } from "../../testing/fakeSessionEnvironment.ts";
import { withPasskey } from "./withPasskey.ts";

/** The button was pressed and the server has made a challenge. */
async function challenged(typed: string) {
  const authenticator = fakeAuthenticator();
  const story = sessionStory({ path: "/login" });
  story.session.start();
  const outcome = story.session.signIn(withPasskey(typed));
  await settle();
  story.request(0).answer(200, signInOptions);
  await settle();
  return { ...authenticator, ...story, outcome };
}

test("exchanges the signed challenge for a token and the token for a session", async () => {
  const { request, last, outcome, events } = await challenged("");
  expect(last().options.mediation).toBeUndefined();
  last().approve();
  await settle();
  expect(request(1)).toMatchObject({
    path: "/api/auth/webauthn-verify-authentication",
    body: { userId: "given-user", response: { id: "AQID", response: { signature: "AQID" } } },
  });
  request(1).answer(200, { customToken: "made by the server" });
  await settle();
  expect(events).toContain("sign in with made by the server");
  request(2).answer(200, cookieSet);
  expect(await outcome).toEqual({ kind: "signed-in", redirectPath: "/sales" });
});

test.each([
  ["  Ana@Example.com ", "ana@example.com"],
  ["ana.ruiz", ""],
  ["ana@", ""],
  ["", ""],
])("sends the address in the field and no other text: %j", async (typed, email) => {
  const { request } = await challenged(typed);
  expect(request(0).body).toEqual({ email });
});

test.each(["NotAllowedError", "AbortError"])(
  "treats closing the dialog as a cancellation: %s",
  async (name) => {
    const { last, outcome, requests } = await challenged("");
    last().refuse(name);
    expect(await outcome).toEqual({ kind: "canceled" });
    expect(requests).toHaveLength(1);
  },
);

test("explains in plain words when the authenticator fails", async () => {
  const { last, outcome } = await challenged("");
  last().refuse("NotSupportedError");
  const failure = { code: "passkey-unavailable", id: null };
  expect(await outcome).toEqual({ kind: "refused", failure });
});

test.each([
  ["passkey-unknown", [{ rpId: "localhost", credentialId: "AQID" }]],
  ["passkey-refused", []],
])("signals only unknown passkeys to the authenticator: %s", async (error, expectedSignals) => {
  const { request, last, outcome, signals } = await challenged("");
  last().approve();
  await settle();
  request(1).answer(401, { error });
  expect(await outcome).toEqual({
    kind: "refused",
    failure: { code: "passkey-refused", id: null },
  });
  expect(signals).toEqual(expectedSignals);
});

test("reports a server that makes no challenge and does not call the authenticator", async () => {
  const { requests } = fakeAuthenticator();
  const { session, request } = sessionStory({ path: "/login" });
  session.start();
  const outcome = session.signIn(withPasskey(""));
  await settle();
  request(0).answer(429, { error: "rate-limited" });
  expect(await outcome).toEqual({
    kind: "refused",
    failure: { code: "too-many-attempts", id: null },
  });
  expect(requests).toEqual([]);
});
