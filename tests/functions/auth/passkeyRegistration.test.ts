import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { describe, expect, it } from "vitest";

import { account, signInWithCustomToken } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { mailsOf } from "../support/mails.ts";
import {
  addPasskey,
  askToSignIn,
  passkeysIn,
  registrationOptions,
  signInWith,
  withPasskey,
} from "./passkeys.ts";
import { exchange, postAs, sortedStatuses } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

const refused = { status: 401, body: { error: "passkey-refused" } };

describe("a user who creates a passkey", () => {
  it("is asked for a discoverable one with user verification", async () => {
    const { idToken, email } = await account({ emailVerified: true, name: "Inés Carvajal" });
    const options = passkeyEndpoints.webauthnRegistrationOptions.output.parse(
      await registrationOptions(idToken),
    );
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: email, displayName: "Inés Carvajal" },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
  });

  it.each(["ES256", "EdDSA", "RS256"] as const)(
    "with %s signs in with it from then on, as themselves",
    async (algorithm) => {
      const { uid, idToken } = await account({ emailVerified: true, role: "sales" });
      const key = newKey(algorithm);
      const added = await addPasskey(idToken, key);
      expect(added).toMatchObject({
        status: 200,
        body: { passkey: { id: key.id, name: "Google Password Manager", lastUsedAt: null } },
      });

      const { status, body } = await signInWith(key);
      expect(status).toBe(200);
      const token = await signInWithCustomToken(String(body["customToken"]));
      expect(claimsOf(token)).toMatchObject({ user_id: uid, role: "sales" });
      const session = await exchange(token);
      expect(await session.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
    },
  );

  it("can tell passkeys of the same provider apart", async () => {
    const { idToken } = await account({ emailVerified: true });
    const names = [];
    for (const key of [newKey(), newKey(), newKey()]) {
      // oxlint-disable-next-line no-await-in-loop -- each is named after those before it
      const { body } = await addPasskey(idToken, key);
      names.push(passkeyEndpoints.webauthnVerifyRegistration.output.parse(body).passkey.name);
    }
    const first = "Google Password Manager";
    expect(names).toEqual([first, `${first} 2`, `${first} 3`]);
  });

  it("is notified by mail, in their language", async () => {
    const { idToken, email } = await account({ emailVerified: true });
    await exchange(idToken, { headers: { "accept-language": "es" } });
    await addPasskey(idToken, newKey());
    const [mail] = await mailsOf(email, 1);
    expect(mail?.message.text).toContain("Google Password Manager");
    expect(mail?.message.subject).toMatch(/clave|llave|passkey/i);
  });

  it("is not asked twice for the same", async () => {
    const { idToken, key } = await withPasskey();
    const options = passkeyEndpoints.webauthnRegistrationOptions.output.parse(
      await registrationOptions(idToken),
    );
    expect(options.excludeCredentials).toEqual([
      { id: key.id, type: "public-key", transports: ["hybrid", "internal"] },
    ]);
  });

  it("needs a verified address and a recent sign-in", async () => {
    const { idToken } = await account();
    const path = passkeyEndpoints.webauthnRegistrationOptions.path;
    const unverified = await postAs(idToken, path);
    expect([unverified.status, await unverified.json()]).toEqual([
      403,
      { error: "email-not-verified" },
    ]);
    const verified = await account({ emailVerified: true });
    const late = await postAs(laterToken(verified.idToken, 301), path);
    expect([late.status, await late.json()]).toEqual([401, { error: "recent-sign-in-required" }]);
  });
});

describe("a new passkey is refused", () => {
  it.each<[string, Parameters<ReturnType<typeof newKey>["register"]>[1]]>([
    ["from another site's page", { origin: "https://evil.example" }],
    ["from a look-alike of ours", { origin: "http://localhost.evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["that did not verify its user", { userVerified: false }],
    ["that nobody touched", { userPresent: false }],
    ["for a challenge that we never made", { challenge: "A".repeat(43) }],
    ["that answers a sign-in", { type: "webauthn.get" }],
    ["under another id than its own", { id: "AAAA" }],
    ["from a page in another's frame", { crossOrigin: true }],
  ])("%s", async (_fault, tampering) => {
    const { uid, idToken } = await account({ emailVerified: true });
    const key = newKey();
    expect(await addPasskey(idToken, key, tampering)).toEqual(refused);
    expect(await passkeysIn(uid)).toEqual([]);
  });

  it("with an unsupported algorithm", async () => {
    const { uid, idToken } = await account({ emailVerified: true });
    expect(await addPasskey(idToken, newKey("ES384"))).toEqual(refused);
    expect(await passkeysIn(uid)).toEqual([]);
  });

  it("when its challenge is used again", async () => {
    const { uid, idToken } = await account({ emailVerified: true });
    const options = await registrationOptions(idToken);
    const verify = (key: ReturnType<typeof newKey>) =>
      postAs(idToken, passkeyEndpoints.webauthnVerifyRegistration.path, {
        response: key.register(options),
      });
    const both = await Promise.all([verify(newKey()), verify(newKey())]);
    expect(sortedStatuses(both)).toEqual([200, 401]);
    expect(await passkeysIn(uid)).toHaveLength(1);
  });

  it("for a challenge of another user, or of a sign-in", async () => {
    const { uid, idToken } = await account({ emailVerified: true });
    const other = await account({ emailVerified: true });
    const theirs = await registrationOptions(other.idToken);
    expect(await addPasskey(idToken, newKey(), { challenge: theirs.challenge })).toEqual(refused);
    const { challenge } = await askToSignIn();
    expect(await addPasskey(idToken, newKey(), { challenge })).toEqual(refused);
    expect(await passkeysIn(uid)).toEqual([]);
  });

  it("under the id of another user's passkey, which remains unchanged", async () => {
    const owner = await withPasskey();
    const { uid, idToken } = await account({ emailVerified: true });
    const copy = newKey("ES256", { id: Buffer.from(owner.key.id, "base64url") });
    expect(await addPasskey(idToken, copy)).toEqual(refused);
    expect(await passkeysIn(uid)).toEqual([]);
    expect((await signInWith(owner.key)).status).toBe(200);
  });
});

it.each<[string, (good: Buffer) => Buffer]>([
  ["is empty of meaning", () => Buffer.from([0])],
  ["is cut off", (good) => good.subarray(0, good.length / 2)],
  ["is a thousand lists in each other", () => Buffer.alloc(4000, 0x81)],
  ["promises more than there is", () => Buffer.from([0xbb, ...Buffer.alloc(8, 0xff)])],
  ["is text", () => Buffer.from("<script>alert(1)</script>")],
])("a new passkey is refused whose attestation %s", async (_fault, spoil) => {
  const { uid, idToken } = await account({ emailVerified: true });
  const response = newKey().register(await registrationOptions(idToken));
  const good = Buffer.from(response.response.attestationObject, "base64url");
  response.response.attestationObject = spoil(good).toString("base64url");
  const answer = await postAs(idToken, passkeyEndpoints.webauthnVerifyRegistration.path, {
    response,
  });
  expect([answer.status, await answer.json()]).toEqual([401, { error: "passkey-refused" }]);
  expect(await passkeysIn(uid)).toEqual([]);
});
