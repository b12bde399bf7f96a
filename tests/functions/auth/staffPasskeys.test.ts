import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { account, auth, customTokensOf, firestore, renewed } from "../support/accounts.ts";
import { newKey, type Key } from "./authenticator.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { signInWith, withPasskey } from "./passkeys.ts";
import { exchange, post } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

// The emulators' functions do not require passkeys; this instance does.

let instance: Awaited<ReturnType<typeof startInstance>>;

beforeAll(async () => {
  const environment = { REQUIRE_STAFF_PASSKEYS: "on" };
  instance = await startInstance({ modules: [bundle], target: "auth", environment });
});

afterAll(() => instance.stop());

/** The calls of the login page and of administrators. */
const called = {
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...accountEndpoints,
  ...accessEndpoints,
};

async function call(name: keyof typeof called, idToken: string, input: object = {}) {
  const headers = { authorization: `Bearer ${idToken}` };
  const response = await post(called[name].path, { body: input, headers, to: instance.url });
  const body: Record<string, unknown> = await response.json();
  return { status: response.status, body };
}

/** The area that an exchange of the token returns. */
async function leadsTo(idToken: string) {
  const { status, body } = await call("sessionHandler", idToken, { idToken });
  expect({ status, cookieSet: body["cookieSet"] }).toEqual({ status: 200, cookieSet: true });
  return body["redirectPath"];
}

async function add(key: Key, idToken: string) {
  const options = await call("webauthnRegistrationOptions", idToken);
  if (options.status !== 200) return options;
  const given = passkeyEndpoints.webauthnRegistrationOptions.output.parse(options.body);
  return call("webauthnVerifyRegistration", idToken, { response: key.register(given) });
}

const required = { status: 403, body: { error: "passkey-required" } };

describe("where staff must have a passkey", () => {
  it("sends a clinician with a password to their account, with the reason in their tokens", async () => {
    const clinician = await account({ role: "medical", emailVerified: true });
    expect(await leadsTo(clinician.idToken)).toBe("/account");

    const { customClaims } = await auth.getUser(clinician.uid);
    expect(customClaims).toEqual({ role: "medical", passkeyRequired: true });
    // This sign-in's token lacks the claim: it is revoked, and its tab fetches another one.
    const revocation = await firestore.doc(`revocations/${clinician.uid}`).get();
    const validAfter = Number(revocation.get("validAfter"));
    expect(claimsOf(clinician.idToken).iat).toBeLessThan(validAfter);
    const user = await firestore.doc(`users/${clinician.uid}`).get();
    expect(user.get("roleChangedAt")?.toMillis()).toBe(validAfter * 1000 - 1);

    const next = await clinician.signIn();
    expect(claimsOf(next)).toMatchObject({ role: "medical", passkeyRequired: true });
    expect(await leadsTo(next)).toBe("/account");
    const after = await firestore.doc(`revocations/${clinician.uid}`).get();
    expect(after.get("validAfter")).toBe(validAfter);
  });

  it("lets them in after they add a passkey there and sign in with it", async () => {
    const clinician = await account({ role: "medical", emailVerified: true });
    await leadsTo(clinician.idToken);
    const key = newKey();
    expect((await add(key, await clinician.signIn())).status).toBe(200);

    const { body } = await signInWith(key);
    const tokens = await customTokensOf(String(body["customToken"]));
    const claims = { role: "medical", passkeyRequired: true, passkey: true };
    expect(claimsOf(tokens.idToken)).toMatchObject(claims);
    expect(claimsOf((await renewed(tokens)) ?? "")).toMatchObject(claims);
    expect(await leadsTo(tokens.idToken)).toBe("/medical");
    expect((await add(newKey(), tokens.idToken)).status).toBe(200);
  });

  it("refuses to add, remove or rename further passkeys after a password sign-in", async () => {
    const { uid, signIn, key } = await withPasskey();
    await auth.setCustomUserClaims(uid, { role: "sales" });
    const idToken = await signIn();
    expect(await add(newKey(), idToken)).toEqual(required);
    expect(await call("removePasskey", idToken, { id: key.id })).toEqual(required);
    expect(await call("renamePasskey", idToken, { id: key.id, name: "Mine" })).toEqual(required);
    expect((await call("listPasskeys", idToken)).body["passkeys"]).toMatchObject([{ id: key.id }]);
  });

  it("requires a passkey sign-in for an administrator's calls", async () => {
    const { uid, signIn, key } = await withPasskey();
    await auth.setCustomUserClaims(uid, { role: "admin" });
    expect(await call("findAccount", await signIn(), { uid })).toEqual(required);
    const { body } = await signInWith(key);
    const { idToken } = await customTokensOf(String(body["customToken"]));
    expect(await call("findAccount", idToken, { uid })).toMatchObject({ status: 200 });
  });

  it("adds the requirement to a role that an administrator grants", async () => {
    const { uid, key } = await withPasskey();
    await auth.setCustomUserClaims(uid, { role: "admin" });
    const { body } = await signInWith(key);
    const { idToken } = await customTokensOf(String(body["customToken"]));
    const clinician = await account({ emailVerified: true });
    const change = { kind: "role", role: "medical" };
    const changed = await call("changeAccess", idToken, { uid: clinician.uid, change });
    expect(changed).toMatchObject({ status: 200 });
    const { customClaims } = await auth.getUser(clinician.uid);
    expect(customClaims).toEqual({ role: "medical", passkeyRequired: true });
  });

  it("still lets a sign-in without a passkey confirm its address, sign out, and sign out everywhere", async () => {
    const clinician = await account({ role: "medical" });
    const confirmed = await call("confirmEmail", clinician.idToken, { oobCode: "none" });
    expect(confirmed.body["error"]).not.toBe("passkey-required");
    expect(await call("signOutEverywhere", clinician.idToken)).toMatchObject({ status: 200 });
  });

  it.each(["member", "employer", "partner", null])("requires none of %s", async (role) => {
    const { uid, idToken } = await account({ role });
    expect(await leadsTo(idToken)).toBe(role === null ? "/account" : `/${role}`);
    expect((await auth.getUser(uid)).customClaims ?? {}).toEqual(role === null ? {} : { role });
  });
});

describe("where staff need no passkey", () => {
  it("accepts a passkey sign-in and records it in its tokens", async () => {
    const { key } = await withPasskey();
    const { body } = await signInWith(key);
    const { idToken } = await customTokensOf(String(body["customToken"]));
    expect(claimsOf(idToken)).toMatchObject({ passkey: true });
    expect(claimsOf(idToken)).not.toHaveProperty("passkeyRequired");
  });

  it("removes an earlier requirement at the next sign-in", async () => {
    const clinician = await account({ role: "medical" });
    await auth.setCustomUserClaims(clinician.uid, { role: "medical", passkeyRequired: true });
    // Until the token is refreshed, the rules rely on its claims.
    const response = await exchange(await clinician.signIn());
    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/account" });
    expect((await auth.getUser(clinician.uid)).customClaims).toEqual({ role: "medical" });
    expect(await (await exchange(await clinician.signIn())).json()).toEqual({
      cookieSet: true,
      redirectPath: "/medical",
    });
  });
});
