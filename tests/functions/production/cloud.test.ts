import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { day, secondsAgo } from "../support/accounts.ts";
import { badTokens, forgedTokens } from "./badTokens.ts";
import { forger, signed } from "./googleTokens.ts";
import { production, startProduction } from "./production.ts";
import { cookieOf } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

// The production verifier: in the emulator no signature is checked and no token expires.

const { project } = production;

let cloud: Awaited<ReturnType<typeof startProduction>>["cloud"];
let standIn: Awaited<ReturnType<typeof startProduction>>["standIn"];
let server: Awaited<ReturnType<typeof startProduction>>["server"];
let stop: Awaited<ReturnType<typeof startProduction>>["stop"] | undefined;

beforeAll(async () => {
  ({ cloud, standIn, server, stop } = await startProduction());
  standIn.accounts.set("ines", {});
  standIn.accounts.set("disabled", { disabled: true });
  standIn.accounts.set("revoked", { validSince: secondsAgo(-60) });
}, 180_000);

afterAll(() => stop?.());

const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: "ines",
  user_id: "ines",
  email: "ines@example.com",
  role: "sales",
  firebase: { sign_in_provider: "google.com", identities: {} },
  auth_time: secondsAgo(0),
  iat: secondsAgo(0),
  exp: secondsAgo(-3600),
};
const { session } = production;

it("loads every part of the bundle with only its own dependencies installed", async () => {
  expect(cloud.modules.some((path) => path.endsWith("/index.js"))).toBe(true);
  await Promise.all(cloud.modules.map((path) => import(path)));
  const exported: Record<string, unknown> = await import(`${cloud.folder}/lib/index.js`);
  expect(Object.keys(exported).toSorted()).toEqual([
    "accountDeleted",
    "appointmentWritten",
    "assistant",
    "auditWritten",
    "auth",
    "beforeAccountCreated",
    "beforeSignIn",
    "beforeTextMessage",
    "bulkJobCreated",
    "contact",
    "deliverMail",
    "deliverSubscribedMail",
    "everyHour",
    "everyNight",
    "leadWritten",
    "mailRequested",
    "mailWritten",
    "nextStepChanged",
    "notifyOfEnquiry",
    "notifyOfMessage",
    "notifyOfNote",
    "patientWritten",
    "portal",
    "quoteChanged",
    "reports",
    "sendCollectedNews",
    "threadDeleted",
    "visitEnded",
  ]);
});

describe("a token that Google has signed", () => {
  it("lists its user's passkeys", async () => {
    const response = await list(signed(claims));
    expect(response.status).toBe(200);
    const { passkeys, rpId } = passkeyEndpoints.listPasskeys.output.parse(await response.json());
    expect([passkeys, rpId]).toEqual([[], `${project}.web.app`]);
  });

  it("is exchanged for a session", async () => {
    const response = await exchange(signed(claims));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
    expect(claimsOf(cookieOf(response)?.value ?? "")).toMatchObject({ sub: "ines", ...session });
  });

  it("is exchanged later only together with the session", async () => {
    const later = signed({ ...claims, auth_time: secondsAgo(600) });
    const cookie = { ...claims, ...session, auth_time: secondsAgo(day), iat: secondsAgo(day) };
    expect(await refusal(later)).toEqual([401, "recent-sign-in-required"]);
    expect(await refusal(later, signed(cookie, forger.privateKey))).toEqual([
      401,
      "recent-sign-in-required",
    ]);
    expect((await exchange(later, signed(cookie))).status).toBe(200);
  });

  it("is not exchanged later for a revoked session", async () => {
    standIn.accounts.set("paulo", { validSince: secondsAgo(3600) });
    const later = { ...claims, sub: "paulo", auth_time: secondsAgo(600) };
    const cookie = { ...later, ...session, auth_time: secondsAgo(day), iat: secondsAgo(day) };
    expect(await refusal(signed(later), signed(cookie))).toEqual([401, "recent-sign-in-required"]);
    standIn.accounts.set("paulo", {});
    expect((await exchange(signed(later), signed(cookie))).status).toBe(200);
  });
});

describe("signing out", () => {
  const signOut = (cookie: string) =>
    fetch(`${server.url}${sessionEndpoints.sessionLogout.path}`, {
      method: "POST",
      headers: { origin: `https://${project}.web.app`, cookie: `__session=${cookie}` },
    });

  it("ends the sign-in of a genuine cookie, but not of a forged one", async () => {
    standIn.accounts.set("marta", {});
    const marta = { ...claims, sub: "marta", user_id: "marta", auth_time: secondsAgo(60) };
    const cookie = { ...marta, ...session };
    for (const [, forged] of forgedTokens(cookie)) {
      const response = await signOut(forged);
      expect([response.status, await response.json()]).toEqual([200, { signedOut: true }]);
    }
    expect((await exchange(signed(marta))).status).toBe(200);
    expect((await signOut(signed(cookie))).status).toBe(200);
    expect(await refusal(signed(marta))).toEqual([401, "invalid-id-token"]);
    expect(await refusal(signed(marta), signed(cookie))).toEqual([401, "invalid-id-token"]);
  });

  it("succeeds while Google is unreachable, and logs that it was incomplete", async () => {
    standIn.away.add("keys");
    const response = await signOut(signed({ ...claims, ...session }));
    standIn.away.delete("keys");
    expect([response.status, await response.json()]).toEqual([200, { signedOut: true }]);
    await expect.poll(() => server.log()).toContain('"message":"sign-out incomplete"');
  });
});

describe("refuses a token that", () => {
  const tokens = badTokens(claims, project);

  it("has one of more than forty faults", () => {
    expect(new Set(tokens.map(([, token]) => token)).size).toBeGreaterThan(40);
  });

  it.each(tokens)("%s", async (_fault, token) => {
    expect(await refusal(token)).toEqual([401, "invalid-id-token"]);
    const response = await list(token);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "invalid-id-token" });
  });

  it("belongs to a disabled user", async () => {
    expect(await refusal(signed({ ...claims, sub: "disabled" }))).toEqual([
      403,
      "account-disabled",
    ]);
  });
});

describe("does not report a bad token while Google cannot be reached for", () => {
  it.each(["keys", "accounts"] as const)("its %s", async (service) => {
    standIn.away.add(service);
    const response = await exchange(signed(claims));
    standIn.away.delete(service);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: "internal-error",
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await exchange(signed(claims))).status).toBe(200);
  });
});

it("answers a body that is not JSON with our own error and keeps it out of the log", async () => {
  const response = await fetch(`${server.url}/api/auth/handler`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"idToken": "ines@example.com',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "bad-request" });
});

it("logs users by id only, without tokens or addresses", () => {
  expect(server.log()).toContain('"message":"session started"');
  expect(server.log()).toContain('"uid":"ines"');
  expect(server.log()).toContain('"message":"call failed"');
  expect(server.log()).not.toContain("@example.com");
  expect(server.log()).not.toContain("eyJ");
});

function exchange(idToken: string, cookie?: string): Promise<Response> {
  return fetch(`${server.url}/api/auth/handler`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `https://${project}.web.app`,
      ...(cookie !== undefined && { cookie: `__session=${cookie}` }),
    },
    body: JSON.stringify({ idToken }),
  });
}

/** Lists the passkeys of a token's user. */
function list(idToken: string): Promise<Response> {
  return fetch(`${server.url}${passkeyEndpoints.listPasskeys.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: "{}",
  });
}

/** Status and error of an exchange; fails if the answer contains more, or sets a cookie. */
async function refusal(idToken: string, cookie?: string): Promise<[number, unknown]> {
  const response = await exchange(idToken, cookie);
  const { error, ...more }: Record<string, unknown> = await response.json();
  expect(more).toEqual({});
  expect(cookieOf(response)).toBeNull();
  return [response.status, error];
}
