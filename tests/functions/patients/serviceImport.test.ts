import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { ImportedPatient } from "@salvia/domain/member/patientImport";
import { afterAll, expect, it } from "vitest";

import {
  appKey,
  changed,
  forger,
  signed,
  signedWithPublicKey,
} from "../production/googleTokens.ts";
import { account, secondsAgo } from "../support/accounts.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { site } from "../support/site.ts";
import { clinician, imported, importsBy, storedMember } from "./importing.ts";

const service = "core-system@insurer-core.iam.gserviceaccount.com";

/** Google's keys, as published for ID tokens of service accounts. */
let areKeysAway = false;
const google = createServer((_request, response) => {
  response.statusCode = areKeysAway ? 500 : 200;
  response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [appKey] }));
});
await new Promise<void>((listening) => {
  google.listen(0, "127.0.0.1", listening);
});
const address = google.address();
const port = typeof address === "object" && address !== null ? address.port : 0;

const redirect = fileURLToPath(new URL("./redirectToGoogleKeys.ts", import.meta.url));
const start = (environment: Record<string, string>) =>
  startInstance({
    modules: [bundle, redirect],
    target: "portal",
    environment: { GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/`, ...environment },
  });
const configured = await start({ PATIENTS_SERVICE_ACCOUNT: service });
const unconfigured = await start({});

afterAll(async () => {
  await configured.stop();
  await unconfigured.stop();
  google.close();
});

/** The claims of a service account's token for our site. */
const claims = {
  iss: "https://accounts.google.com",
  aud: site,
  azp: "1",
  sub: "1",
  email: service,
  email_verified: true,
  iat: secondsAgo(10),
  exp: secondsAgo(-3000),
};

/** Calls as the core system does: no browser, so no origin. */
function send(token: string, patients: readonly ImportedPatient[], to = configured.url) {
  return fetch(to + patientEndpoints.importPatientsAsService.path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ importId: crypto.randomUUID(), patients }),
  });
}

it("imports patients for the configured service account", async () => {
  const camille = await clinician();
  const beatriz = imported([camille]);
  const answer = await send(signed(claims), [beatriz]);
  expect([answer.status, await answer.json()]).toEqual([200, { outcomes: ["added"] }]);
  const { uid, account: its, patient, log } = await storedMember(beatriz.email);
  expect(its).toMatchObject({ role: "member", hasPassword: false });
  expect(patient?.["clinicians"]).toEqual([camille.uid]);
  expect(log.map(({ action, by }) => [action, by])).toEqual([
    ["roleChanged", service],
    ["treatmentChanged", service],
  ]);
  expect(log.map((entry) => entry["uid"])).toEqual([uid, uid]);
  expect((await importsBy(service)).length).toBeGreaterThan(0);
  const again = await send(signed(claims), [beatriz]);
  expect(await again.json()).toEqual({ outcomes: ["unchanged"] });
});

const forged = [401, "invalid-id-token"];
it.each<[string, () => string | Promise<string>, readonly unknown[]]>([
  ["by another signer", () => signed(claims, forger.privateKey), forged],
  ["with another key id", () => signed(claims, undefined, { kid: "other" }), forged],
  ["signed with the public key as a secret", () => signedWithPublicKey(claims), forged],
  [
    "with changed claims",
    () => changed(signed({ ...claims, email: "x" }), { email: service }),
    forged,
  ],
  ["for another site", () => signed({ ...claims, aud: "https://other.example" }), forged],
  ["by another issuer", () => signed({ ...claims, iss: "https://other.example" }), forged],
  ["that has expired", () => signed({ ...claims, exp: secondsAgo(60) }), forged],
  ["of another service", () => signed({ ...claims, email: "x@example.com" }), [403, "not-allowed"]],
  [
    "with an unverified address",
    () => signed({ ...claims, email_verified: false }),
    [403, "not-allowed"],
  ],
  [
    "of an administrator",
    async () => (await account({ role: "admin", emailVerified: true })).idToken,
    forged,
  ],
])("refuses a token %s", async (_how, token, refusal) => {
  const answer = await send(await token(), [imported([await clinician()])]);
  const body: unknown = await answer.json();
  expect([answer.status, body]).toEqual([refusal[0], { error: refusal[1] }]);
});

it("refuses every service if none is configured", async () => {
  const answer = await send(signed(claims), [imported([await clinician()])], unconfigured.url);
  expect([answer.status, await answer.json()]).toEqual([403, { error: "not-allowed" }]);
});

it("does not take Google's outage for a forged token", async () => {
  const fresh = await start({ PATIENTS_SERVICE_ACCOUNT: service });
  areKeysAway = true;
  const patients = [imported([await clinician()])];
  expect((await send(signed(claims), patients, fresh.url)).status).toBe(500);
  areKeysAway = false;
  expect((await send(signed(claims), patients, fresh.url)).status).toBe(200);
  await fresh.stop();
});
