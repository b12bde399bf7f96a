// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

import { failureOf } from "../../firebase/clientError.ts";
import {
  creationOptions,
  fakeAuthenticator,
  stubPublicKeyCredential,
} from "../../testing/fakeAuthenticator.ts";
import { createPasskey } from "./createPasskey.ts";
import { signalAccepted } from "./signalAccepted.ts";

const passkey = {
  id: "AQID",
  name: "Chrome, Linux",
  provider: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  lastUsedAt: null,
};

/** The user has been asked for a passkey; the server answers as the test says. */
async function asking(
  answer: { status: number; body: unknown } = { status: 200, body: { passkey } },
) {
  const authenticator = fakeAuthenticator();
  const server = vi.fn(async (path: string, _init: RequestInit) =>
    path.endsWith("options")
      ? new Response(JSON.stringify(creationOptions))
      : new Response(JSON.stringify(answer.body), { status: answer.status }),
  );
  vi.stubGlobal("fetch", server);
  const made = createPasskey("ana-token");
  // What the test expects of it comes later; until then a failure has a listener.
  made.catch(() => {});
  await vi.waitFor(() => expect(authenticator.asked).toHaveLength(1));
  return { ...authenticator, made, server };
}

test("a new passkey is signed by the authenticator and kept by the server", async () => {
  const { last, made, server } = await asking();
  expect(last().options.publicKey?.excludeCredentials).toHaveLength(1);
  last().give();
  expect(await made).toEqual(passkey);
  expect(server.mock.calls.map(([path]) => path)).toEqual([
    "/api/auth/webauthn-generate-registration-options",
    "/api/auth/webauthn-verify-registration",
  ]);
  for (const [, { headers }] of server.mock.calls) {
    expect(headers).toMatchObject({ Authorization: "Bearer ana-token" });
  }
});

test("who closes the dialog has made none, and nothing has failed", async () => {
  const { last, made, server } = await asking();
  last().refuse("NotAllowedError");
  expect(await made).toBeNull();
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  ["InvalidStateError", "passkey-exists"],
  ["NotSupportedError", "passkey-unavailable"],
  ["SecurityError", "passkey-unavailable"],
])("an authenticator's %s is told as %s", async (name, code) => {
  const { last, made } = await asking();
  last().refuse(name);
  const error = await made.catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({ code, id: null });
});

test("a server that refuses is told in its words", async () => {
  const { last, made } = await asking({ status: 401, body: { error: "recent-sign-in-required" } });
  last().give();
  const error = await made.catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({ code: "recent-sign-in-required", id: null });
});

test("authenticators are told which passkeys still count", async () => {
  const { signals } = fakeAuthenticator();
  await signalAccepted({ rpId: "localhost", userId: "AQID", passkeys: [passkey] });
  expect(signals).toEqual([
    { rpId: "localhost", userId: "AQID", allAcceptedCredentialIds: ["AQID"] },
  ]);
});

test("a browser that cannot tell them, or knows no passkeys, is no reason to fail", async () => {
  const accepted = { rpId: "localhost", userId: "AQID", passkeys: [] };
  await expect(signalAccepted(accepted)).resolves.toBeUndefined();
  stubPublicKeyCredential({});
  await expect(signalAccepted(accepted)).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
