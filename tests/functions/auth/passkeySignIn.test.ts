import { createHash } from "node:crypto";

import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { describe, expect, it } from "vitest";

import { auth, firestore, secondsAgo } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { askToSignIn, registrationOptions, signInWith, withPasskey } from "./passkeys.ts";
import { postAs, sortedStatuses } from "../support/site.ts";

const refused = { status: 401, body: { error: "passkey-refused" } };

describe("a sign-in with a passkey", () => {
  it("accepts the address in any letter case", async () => {
    const { key, email } = await withPasskey();
    expect((await signInWith(key, { email: email.toUpperCase() })).status).toBe(200);
  });

  it("is recorded with its time", async () => {
    const { idToken, key } = await withPasskey();
    await signInWith(key);
    const response = await postAs(idToken, passkeyEndpoints.listPasskeys.path);
    const { passkeys } = passkeyEndpoints.listPasskeys.output.parse(await response.json());
    expect(Date.parse(passkeys[0]?.lastUsedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("increases the counter if the authenticator counts", async () => {
    const { key } = await withPasskey();
    for (const counter of [1, 2, 7]) {
      key.counter = counter;
      expect((await signInWith(key)).status).toBe(200);
    }
    for (const counter of [7, 6, 0]) {
      key.counter = counter;
      expect(await signInWith(key)).toEqual(refused);
    }
  });

  it.each<[string, Parameters<ReturnType<typeof newKey>["signIn"]>[1]]>([
    ["from another site's page", { origin: "https://evil.example" }],
    ["from a look-alike of ours", { origin: "http://localhost.evil.example" }],
    ["from a page in another's frame", { crossOrigin: true }],
    ["for another site", { rpId: "evil.example" }],
    ["that did not verify its user", { userVerified: false }],
    ["that nobody touched", { userPresent: false }],
    ["for a challenge that we never made", { challenge: "A".repeat(43) }],
    ["that answers a registration", { type: "webauthn.create" }],
    ["under the name of another user", { userHandle: "AAAA" }],
    ["with a signature over something else", { signature: (one) => flipped(one, 12) }],
    ["with the end of its signature changed", { signature: (one) => flipped(one, one.length - 1) }],
    ["with half a signature", { signature: (one) => one.subarray(0, 20) }],
  ])("%s is refused", async (_fault, tampering) => {
    const { key } = await withPasskey();
    expect(await signInWith(key, { tampering })).toEqual(refused);
    expect((await signInWith(key)).status).toBe(200);
  });

  it("distinguishes an unknown passkey from a refused one, so that the device can forget it", async () => {
    const { key } = await withPasskey();
    const unknown = { status: 401, body: { error: "passkey-unknown" } };
    expect(await signInWith(newKey())).toEqual(unknown);
    expect(await signInWith(key, { tampering: { id: "AAAA" } })).toEqual(unknown);
    expect((await signInWith(key)).status).toBe(200);
  });

  it("is refused with the signature of another key", async () => {
    const { key } = await withPasskey();
    const mine = newKey("ES256", { id: Buffer.from(key.id, "base64url") });
    expect(await signInWith(mine)).toEqual(refused);
  });

  it("is refused as another user, or without a user handle if an address was given", async () => {
    const { key, email: owner } = await withPasskey();
    const other = await withPasskey();
    expect(await signInWith(key, { email: other.email })).toEqual(refused);
    const [named, unnamed] = [await askToSignIn(other.email), await askToSignIn()];
    expect(await signInWith(key, { options: unnamed, userId: named.user.id })).toEqual(refused);
    const mine = await askToSignIn(owner);
    expect(await signInWith(key, { options: named, userId: mine.user.id })).toEqual(refused);
    expect(await signInWith(key, { userId: "" })).toEqual(refused);
  });

  it("is refused when its challenge is used again, even twice at once", async () => {
    const { key } = await withPasskey();
    const options = await askToSignIn();
    expect((await signInWith(key, { options })).status).toBe(200);
    expect(await signInWith(key, { options })).toEqual(refused);

    const again = await askToSignIn();
    const both = await Promise.all([1, 2].map(() => signInWith(key, { options: again })));
    expect(sortedStatuses(both)).toEqual([200, 401]);
  });

  it("is refused for a challenge that is six minutes old, even if it is still stored", async () => {
    const { key } = await withPasskey();
    const options = await askToSignIn();
    const id = createHash("sha256").update(options.challenge).digest("hex");
    const expiresAt = new Date(secondsAgo(1) * 1000);
    await firestore.doc(`challenges/${id}`).update({ expiresAt });
    expect(await signInWith(key, { options })).toEqual(refused);
  });

  it("is refused for a registration challenge", async () => {
    const { key, idToken } = await withPasskey();
    const { challenge, user } = await registrationOptions(idToken);
    const options = { challenge, user: { id: user.id } };
    expect(await signInWith(key, { options })).toEqual(refused);
  });

  it("is refused for disabled and deleted users", async () => {
    const { key, uid } = await withPasskey();
    await auth.updateUser(uid, { disabled: true });
    expect(await signInWith(key)).toEqual(refused);
    await auth.updateUser(uid, { disabled: false });
    expect((await signInWith(key)).status).toBe(200);
    await auth.deleteUser(uid);
    expect(await signInWith(key)).toEqual(refused);
  });

  it("is refused after any change of the account's address", async () => {
    const { key, uid, email } = await withPasskey();
    await auth.updateUser(uid, { email: `other-${email}`, emailVerified: true });
    expect(await signInWith(key)).toEqual(refused);
    await auth.updateUser(uid, { email, emailVerified: false });
    expect(await signInWith(key)).toEqual(refused);
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
