import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { describe, expect, it } from "vitest";

import { auth, signInWithCustomToken } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { addPasskey, passkeysIn, signInWith, withPasskey } from "./passkeys.ts";
import { post, postAs, sortedStatuses } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";

const unknown = { status: 401, body: { error: "passkey-unknown" } };

describe("the passkeys of a user", () => {
  it("are listed, renamed and removed by that user", async () => {
    const { idToken, key } = await withPasskey();
    const second = newKey("EdDSA", { model: "00000000-0000-0000-0000-000000000000" });
    await addPasskey(
      idToken,
      second,
      {},
      { "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/151.0" },
    );

    const named = await call(idToken, "renamePasskey", { id: key.id, name: "Teléfono 📱" });
    expect(named.passkeys.map(({ name, provider }) => [name, provider])).toEqual([
      ["Firefox, Linux", null],
      ["Teléfono 📱", "Google Password Manager"],
    ]);
    expect(named).toMatchObject({
      rpId: "localhost",
      userId: expect.stringMatching(/^[\w-]{43}$/),
    });

    const left = await call(idToken, "removePasskey", { id: key.id });
    expect(left.passkeys.map(({ id }) => id)).toEqual([second.id]);
    expect(await signInWith(key)).toEqual(unknown);
    expect((await signInWith(second)).status).toBe(200);
  });

  it("are not accessible to other users", async () => {
    const { idToken, key } = await withPasskey();
    const other = await withPasskey();
    for (const name of ["renamePasskey", "removePasskey"] as const) {
      const response = await postAs(other.idToken, passkeyEndpoints[name].path, {
        id: key.id,
        name: "Mine",
      });
      expect([response.status, await response.json()]).toEqual([404, { error: "not-found" }]);
    }
    expect((await call(idToken, "listPasskeys")).passkeys).toMatchObject([{ id: key.id }]);
    expect((await call(other.idToken, "listPasskeys")).passkeys).toMatchObject([
      { id: other.key.id },
    ]);
  });

  it("are never removed if no way to sign in would remain, not even two at once", async () => {
    const { uid, idToken, key } = await withPasskey();
    const second = newKey();
    await addPasskey(idToken, second);
    await auth.updateUser(uid, { providersToUnlink: ["password"] });
    const passkeyToken = await signInWithCustomToken(await auth.createCustomToken(uid));

    const remove = ({ id }: { id: string }) =>
      postAs(passkeyToken, passkeyEndpoints.removePasskey.path, { id });
    const both = await Promise.all([remove(key), remove(second)]);
    expect(sortedStatuses(both)).toEqual([200, 409]);
    const last = both.find(({ status }) => status === 409);
    expect(await last?.json()).toEqual({ error: "last-sign-in-method" });
    expect(await passkeysIn(uid)).toHaveLength(1);
  });

  it("are removed only with a recent sign-in", async () => {
    const { uid, idToken, key } = await withPasskey();
    const late = laterToken(idToken, 301);
    const response = await postAs(late, passkeyEndpoints.removePasskey.path, { id: key.id });
    expect(await response.json()).toEqual({ error: "recent-sign-in-required" });
    expect(await passkeysIn(uid)).toHaveLength(1);
  });

  it("are limited to twenty", async () => {
    const { uid, idToken } = await withPasskey();
    for (let count = 1; count < 20; count += 1) await addPasskey(idToken, newKey());
    expect(await passkeysIn(uid)).toHaveLength(20);
    const response = await postAs(idToken, passkeyEndpoints.webauthnRegistrationOptions.path);
    expect([response.status, await response.json()]).toEqual([400, { error: "bad-request" }]);
  });

  it("show their owner everything except the key, and others nothing", async () => {
    const { idToken } = await withPasskey();
    const { passkeys } = await call(idToken, "listPasskeys");
    expect(Object.keys(passkeys[0] ?? {}).toSorted()).toEqual([
      "createdAt",
      "id",
      "lastUsedAt",
      "name",
      "provider",
    ]);
    const response = await post(passkeyEndpoints.listPasskeys.path, { body: {} });
    expect([response.status, await response.json()]).toEqual([401, { error: "invalid-id-token" }]);
  });
});

type Managing = "listPasskeys" | "renamePasskey" | "removePasskey";

async function call(idToken: string, name: Managing, input: object = {}) {
  const response = await postAs(idToken, passkeyEndpoints[name].path, input);
  return passkeyEndpoints[name].output.parse(await response.json());
}
