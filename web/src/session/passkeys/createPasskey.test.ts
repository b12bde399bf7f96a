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

/** Starts creating a passkey; the test sets the server's answers. */
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
  // The test awaits it later; this avoids an unhandled rejection until then.
  made.catch(() => {});
  await vi.waitFor(() => expect(authenticator.requests).toHaveLength(1));
  return { ...authenticator, made, server };
}

test("stores a new passkey on the server once the authenticator has signed it", async () => {
  const { last, made, server } = await asking();
  expect(last().options.publicKey?.excludeCredentials).toHaveLength(1);
  last().approve();
  expect(await made).toEqual(passkey);
  expect(server.mock.calls.map(([path]) => path)).toEqual([
    "/api/auth/webauthn-generate-registration-options",
    "/api/auth/webauthn-verify-registration",
  ]);
  for (const [, { headers }] of server.mock.calls) {
    expect(headers).toMatchObject({ Authorization: "Bearer ana-token" });
  }
});

test("creates no passkey and reports no failure when the user closes the dialog", async () => {
  const { last, made, server } = await asking();
  last().refuse("NotAllowedError");
  expect(await made).toBeNull();
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  ["InvalidStateError", "passkey-exists"],
  ["NotSupportedError", "passkey-unavailable"],
  ["SecurityError", "passkey-unavailable"],
])("maps an authenticator's %s to %s", async (name, code) => {
  const { last, made } = await asking();
  last().refuse(name);
  const error = await made.catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({ code, id: null });
});

test("reports the server's reason for a refusal", async () => {
  const { last, made } = await asking({ status: 401, body: { error: "recent-sign-in-required" } });
  last().approve();
  const error = await made.catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({ code: "recent-sign-in-required", id: null });
});

test("signals the accepted passkeys to the authenticators", async () => {
  const { signals } = fakeAuthenticator();
  await signalAccepted({ rpId: "localhost", userId: "AQID", passkeys: [passkey] });
  expect(signals).toEqual([
    { rpId: "localhost", userId: "AQID", allAcceptedCredentialIds: ["AQID"] },
  ]);
});

test("succeeds in a browser that cannot signal authenticators or lacks passkeys", async () => {
  const accepted = { rpId: "localhost", userId: "AQID", passkeys: [] };
  await expect(signalAccepted(accepted)).resolves.toBeUndefined();
  stubPublicKeyCredential({});
  await expect(signalAccepted(accepted)).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
