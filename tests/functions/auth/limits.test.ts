import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { isNightly } from "../../chance.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { exchange, fromSomewhere, post, postAs, someAddress } from "../support/site.ts";

function guess(
  username: string,
  address = someAddress(),
  password = "a wrong password",
): Promise<Response> {
  const headers = { "fastly-client-ip": address, "x-forwarded-for": address };
  return post(sessionEndpoints.signInWithUsername.path, { body: { username, password }, headers });
}

/** A user with a username, at a network address of their own. */
async function someoneAtHome() {
  const username = `u${Date.now().toString(36)}${someAddress().length}`;
  const password = "a long and good password";
  const { uid, idToken } = await account();
  await auth.updateUser(uid, { password });
  await postAs(idToken, accountEndpoints.chooseUsername.path, { username });
  const home = someAddress();
  return { username, home, enter: (address = home) => guess(username, address, password) };
}

/** Statuses of calls made one after the other. */
async function statuses(count: number, make: (index: number) => Promise<Response>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await make(index)).status);
  return all;
}

function times(count: number, status: number): number[] {
  return Array.from({ length: count }, () => status);
}

describe("guessing one username's password", () => {
  it.each(["that somebody has", "that nobody has"])(
    "%s is blocked after ten attempts from one address",
    async (whose) => {
      const username = `u${Date.now().toString(36)}${whose.length}`;
      if (whose === "that somebody has") {
        const { idToken } = await account();
        await postAs(idToken, accountEndpoints.chooseUsername.path, { username });
      }
      const from = someAddress();
      const begun = performance.now();
      const refused = await expectLimit({ allowed: 10, window: 900 }, { accepted: 401 }, () =>
        guess(username, from),
      );
      const seconds = (performance.now() - begun) / 1_000;
      expect(await refused.json()).toEqual({ error: "rate-limited" });
      const wait = Number(refused.headers.get("retry-after"));
      // One guess per ninety seconds, some of which have passed on a busy machine.
      expect(wait).toBeGreaterThan(Math.min(60, 90 - seconds));
      expect(wait).toBeLessThanOrEqual(90);
      expect((await guess(username.toUpperCase(), from)).status).toBe(429);
      expect((await guess(`${username}x`, from)).status).toBe(401);
    },
  );

  it("is blocked after thirty attempts from anywhere, but never for its owner's known address", async () => {
    const { username, home, enter } = await someoneAtHome();
    expect((await enter()).status).toBe(200);
    await expectLimit({ allowed: 30, window: 3600 }, { accepted: 401 }, () => guess(username));
    expect((await enter()).status).toBe(200);
    // Forging the address does not help a client that comes from another one.
    const forged = { "fastly-client-ip": home, "x-forwarded-for": someAddress() };
    const body = { username, password: "a wrong password" };
    const { status } = await post(sessionEndpoints.signInWithUsername.path, {
      body,
      headers: forged,
    });
    expect(status).toBe(429);
  });
});

describe("signing in from one address", () => {
  it("allows as many successes as people need and sixty failures", async () => {
    const { home, enter } = await someoneAtHome();
    expect(await statuses(100, () => enter())).toEqual(times(100, 200));
    const strangers = () => guess(`nobody-${crypto.randomUUID().slice(0, 8)}`, home);
    const refused = await expectLimit({ allowed: 60, window: 600 }, { accepted: 401 }, strangers);
    expect(await refused.json()).toEqual({ error: "rate-limited" });
  });
});

describe("asking for mails", () => {
  it("allows five to one mailbox, of any kind", async () => {
    const email = `limited-${crypto.randomUUID()}@example.com`;
    const body = { email, language: "en" };
    const paths = [accountEndpoints.requestSignUp.path, accountEndpoints.requestPasswordReset.path];
    expect(await statuses(5, (index) => post(paths[index % 2] ?? "", { body }))).toEqual(
      times(5, 200),
    );
    const refused = await post(paths[0] ?? "", { body });
    expect([refused.status, await refused.json()]).toEqual([429, { error: "rate-limited" }]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("allows five to one mailbox, in any spelling of its address", async () => {
    const name = `limited-${crypto.randomUUID()}`;
    const ask = (index: number) => {
      const email = `${name}+${index}@example.com`;
      return post(accountEndpoints.requestSignUp.path, { body: { email, language: "en" } });
    };
    expect(await statuses(6, ask)).toEqual([...times(5, 200), 429]);
  });

  it("allows twenty from one address without affecting others", async () => {
    const from = fromSomewhere();
    const ask = (headers: Record<string, string>) => {
      const email = `limited-${crypto.randomUUID()}@example.com`;
      return post(accountEndpoints.requestPasswordReset.path, {
        body: { email, language: "en" },
        headers,
      });
    };
    await expectLimit({ allowed: 20, window: 3600 }, { accepted: 200 }, () => ask(from));
    expect((await ask(fromSomewhere())).status).toBe(200);
  });
});

it("never limits starting and renewing a session", async () => {
  const { idToken } = await account();
  const headers = fromSomewhere();
  expect(await statuses(70, () => exchange(idToken, { headers }))).toEqual(times(70, 200));
});

/**
 * Makes calls in ten parallel sequences, each of which waits for an answer before its next call.
 */
async function inTenRows(count: number, make: () => Promise<Response>): Promise<number[]> {
  const rows = Array.from({ length: 10 }, () => statuses(count / 10, make));
  return (await Promise.all(rows)).flat();
}

it("serves the login page of a whole office", async () => {
  const headers = fromSomewhere();
  const ask = () =>
    post(passkeyEndpoints.webauthnAuthenticationOptions.path, { body: { email: "" }, headers });
  expect(await inTenRows(300, ask)).toEqual(times(300, 200));
});

it("limits hundreds of calls from one network, whatever client address each names", async () => {
  const own = someAddress();
  const begun = performance.now();
  const calls = isNightly() ? 1000 : 400;
  const all = await statuses(calls, () => {
    const forged = { "fastly-client-ip": someAddress(), "x-forwarded-for": `192.0.2.1, ${own}` };
    // An empty form is refused with 400, but counted first.
    return post("/api/contact", { body: {}, headers: forged });
  });
  const minutes = (performance.now() - begun) / 60_000;
  const accepted = all.filter((status) => status === 400).length;
  expect(all.filter((status) => status === 429)).toHaveLength(calls - accepted);
  // Three hundred at once, and as many again in ten minutes.
  expect(accepted).toBeLessThanOrEqual(300 + 30 * minutes + 3);
  expect(accepted).toBeGreaterThan(100);
});

it("stores counters without names and with an expiry time", async () => {
  const email = `limited-${crypto.randomUUID()}@example.com`;
  await post(accountEndpoints.requestPasswordReset.path, { body: { email, language: "en" } });
  const { docs } = await firestore.collection("rateLimits").get();
  expect(docs.length).toBeGreaterThan(1);
  for (const counted of docs) {
    expect(counted.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(counted.data())).toEqual(["expiresAt"]);
    expect(counted.get("expiresAt")).toBeInstanceOf(Timestamp);
  }
});
