import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { assistantEndpoint } from "@salvia/domain/assistant/assistant";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { switchEndpoints, switchesPath } from "@salvia/domain/configuration/switches";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { beforeSignIn } from "../../../functions/src/accounts/authenticationEvents.ts";
import { forgetSwitches } from "../../../functions/src/switches/featureSwitches.ts";
import { questionBody } from "../assistant/asking.ts";
import { account, auth, customTokensOf, firestore } from "../support/accounts.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { runFunction } from "../support/runFunction.ts";
import { post, postAs } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";
import { withDates } from "../support/withDates.ts";

const switchedOff = { status: 403, body: { error: "switched-off" } };

afterEach(async () => {
  await firestore.doc(switchesPath).delete();
  forgetSwitches();
});

async function read(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function change(idToken: string, feature: string, off: boolean) {
  return read(await postAs(idToken, switchEndpoints.changeSwitch.path, { feature, off }));
}

/** What a page without a signed-in user learns. */
async function shown(to?: string) {
  return read(await post(sessionEndpoints.findSwitches.path, to === undefined ? {} : { to }));
}

/** Asks as Authentication does before it signs someone in with Google. */
function signInWithGoogle(): Promise<void> {
  const eventType = "providers/cloud.auth/eventTypes/user.beforeSignIn:google.com";
  return runFunction(beforeSignIn, { eventType, data: { uid: "ines" } });
}

async function entriesBy(uid: string) {
  const found = await firestore.collection("auditLog").where("by", "==", uid).get();
  return found.docs
    .map((entry) => auditEntrySchema.parse(withDates(entry.data())))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

describe("an administrator", () => {
  it("turns Google off and on again, for everyone and on the record", async () => {
    const helen = await account({ role: "admin", emailVerified: true });
    expect(await change(helen.idToken, "google", true)).toEqual({
      status: 200,
      body: { off: ["google"] },
    });
    expect((await firestore.doc(switchesPath).get()).data()).toEqual({
      off: ["google"],
      builtOff: [],
    });
    expect(await shown()).toEqual({ status: 200, body: { off: ["google"] } });
    await expect(signInWithGoogle()).rejects.toThrow("switched-off");

    // Repeating the same change does nothing and adds no log entry.
    await change(helen.idToken, "google", true);
    expect(await change(helen.idToken, "google", false)).toEqual({
      status: 200,
      body: { off: [] },
    });
    await expect(signInWithGoogle()).resolves.toBeUndefined();
    const entry = { action: "switchesChanged", feature: "google", uid: helen.uid };
    expect(await entriesBy(helen.uid)).toMatchObject([
      { ...entry, off: true },
      { ...entry, off: false },
    ]);
  });

  it("reaches other instances within ten seconds", async () => {
    expect(await shown()).toMatchObject({ body: { off: [] } });
    // As another instance stores it.
    await firestore.doc(switchesPath).set({ off: ["google"], builtOff: [] });
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    expect(await shown()).toMatchObject({ body: { off: ["google"] } });
  });

  it("must have signed in recently", async () => {
    const helen = await account({ role: "admin", emailVerified: true });
    const later = laterToken(helen.idToken, 3600);
    expect(await change(later, "visits", true)).toMatchObject({
      body: { error: "recent-sign-in-required" },
    });
  });

  it.each(["password", "", "__proto__"])("cannot turn off “%s”", async (feature) => {
    const { idToken } = await account({ role: "admin", emailVerified: true });
    expect(await change(idToken, feature, true)).toMatchObject({ status: 400 });
  });

  it("cannot turn off passkeys while staff must use them", async () => {
    const environment = { REQUIRE_STAFF_PASSKEYS: "on" };
    const instance = await startInstance({ modules: [bundle], target: "auth", environment });
    const { uid } = await account({ role: "admin", emailVerified: true });
    const { idToken } = await customTokensOf(await auth.createCustomToken(uid, { passkey: true }));
    const answer = await post(switchEndpoints.changeSwitch.path, {
      to: instance.url,
      body: { feature: "passkeys", off: true },
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(await read(answer)).toEqual({ status: 403, body: { error: "not-allowed" } });
    await instance.stop();
  });
});

it.each(["sales", "medical", "member", null])("lets no one with the role %s", async (role) => {
  const { idToken } = await account({ role, emailVerified: true });
  expect(await change(idToken, "visits", true)).toEqual({
    status: 403,
    body: { error: "not-allowed" },
  });
});

describe("a deployment with FEATURES_OFF", () => {
  it("refuses usernames, passkeys and new accounts, and keeps the password", async () => {
    const environment = { FEATURES_OFF: "passkeys,username,emailLink" };
    const instance = await startInstance({ modules: [bundle], target: "auth", environment });
    const noa = await account({ role: "sales", emailVerified: true });
    const headers = { authorization: `Bearer ${noa.idToken}` };
    const email = `${crypto.randomUUID()}@example.com`;
    const ask = async ({ path }: { path: string }, body: unknown) =>
      read(await post(path, { to: instance.url, body, headers }));

    expect(await shown(instance.url)).toEqual({
      status: 200,
      body: { off: ["emailLink", "passkeys", "username"] },
    });
    const person = { username: "noa", password: "a long password" };
    expect(await ask(sessionEndpoints.signInWithUsername, person)).toEqual(switchedOff);
    expect(await ask(accountEndpoints.chooseUsername, { username: "noa" })).toEqual(switchedOff);
    const options = passkeyEndpoints.webauthnAuthenticationOptions;
    expect(await ask(options, { email: "" })).toEqual(switchedOff);
    expect(await ask(passkeyEndpoints.webauthnRegistrationOptions, {})).toEqual(switchedOff);
    expect(await ask(accountEndpoints.requestSignUp, { email, language: "en" })).toEqual(
      switchedOff,
    );
    const opening = { oobCode: "code", email, name: "Noa", password: "a very long password" };
    expect(await ask(accountEndpoints.openAccount, opening)).toEqual(switchedOff);

    expect(
      (await ask(accountEndpoints.requestPasswordReset, { email, language: "en" })).status,
    ).toBe(200);
    expect((await ask(passkeyEndpoints.listPasskeys, {})).status).toBe(200);
    expect((await ask(sessionEndpoints.sessionHandler, { idToken: noa.idToken })).status).toBe(200);
    await instance.stop();
  });

  it("refuses questions to the assistant", async () => {
    const environment = { FEATURES_OFF: "assistant" };
    const target = "assistant";
    const instance = await startInstance({ modules: [bundle], target, environment });
    const { idToken } = await account({ role: "medical" });
    const answer = await post(assistantEndpoint.path, {
      to: instance.url,
      body: questionBody({ question: "Who do I see today?" }),
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(await read(answer)).toEqual(switchedOff);
    await instance.stop();
  });

  it.each([
    ["visits", "medical", "switched-off"],
    ["memberArea", "member", "switched-off"],
    // The appointment does not exist.
    ["memberArea", "medical", "not-allowed"],
  ])("refuses relays with %s off to a user with the role %s: %s", async (off, role, error) => {
    const environment = { FEATURES_OFF: off };
    const instance = await startInstance({ modules: [bundle], target: "portal", environment });
    const { idToken } = await account({ role });
    const answer = await post(visitEndpoints.turnCredentials.path, {
      to: instance.url,
      body: { appointmentId: "none" },
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(await read(answer)).toEqual({ status: 403, body: { error } });
    await instance.stop();
  });
});
