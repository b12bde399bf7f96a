import { calls } from "@salvia/domain/calls";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { account, firestore } from "./accounts.ts";
import { exchange, post, postAs, someAddress } from "./site.ts";

async function guess(username: string, address: string): Promise<Response> {
  const body = { username, password: "a wrong password" };
  const headers = { "fastly-client-ip": address };
  return post(calls.signInWithUsername.path, { body, headers });
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
    "%s ends after ten attempts, wherever they come from",
    async (whose) => {
      const username = `u${Date.now().toString(36)}${whose.length}`;
      if (whose === "that somebody has") {
        const { idToken } = await account();
        await postAs(idToken, calls.chooseUsername.path, { username });
      }
      expect(await statuses(10, () => guess(username, someAddress()))).toEqual(times(10, 401));
      const refused = await guess(username, someAddress());
      expect([refused.status, await refused.json()]).toEqual([429, { error: "rate-limited" }]);
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(60);
      expect(wait).toBeLessThanOrEqual(90);
      expect((await guess(username.toUpperCase(), someAddress())).status).toBe(429);
      expect((await guess(`${username}x`, someAddress())).status).toBe(401);
    },
  );
});

describe("asking for mails", () => {
  it("to one mailbox ends after five, of whatever kind", async () => {
    const email = `limited-${crypto.randomUUID()}@example.com`;
    const body = { email, language: "en" };
    const paths = [calls.requestSignUp.path, calls.requestPasswordReset.path];
    expect(await statuses(5, (index) => post(paths[index % 2] ?? "", { body }))).toEqual(
      times(5, 200),
    );
    const refused = await post(paths[0] ?? "", { body });
    expect([refused.status, await refused.json()]).toEqual([429, { error: "rate-limited" }]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("from one address ends after twenty, and leaves others alone", async () => {
    const from = { "fastly-client-ip": someAddress() };
    const ask = (headers: Record<string, string>) => {
      const email = `limited-${crypto.randomUUID()}@example.com`;
      return post(calls.requestPasswordReset.path, { body: { email, language: "en" }, headers });
    };
    expect(await statuses(20, () => ask(from))).toEqual(times(20, 200));
    expect((await ask(from)).status).toBe(429);
    expect((await ask({ "fastly-client-ip": someAddress() })).status).toBe(200);
  });
});

it("starting and renewing a session is never limited", async () => {
  const { idToken } = await account();
  const headers = { "fastly-client-ip": someAddress() };
  expect(await statuses(70, () => exchange(idToken, { headers }))).toEqual(times(70, 200));
});

it("what is counted names nobody, and says when it may be forgotten", async () => {
  const email = `limited-${crypto.randomUUID()}@example.com`;
  await post(calls.requestPasswordReset.path, { body: { email, language: "en" } });
  const { docs } = await firestore.collection("rateLimits").get();
  expect(docs.length).toBeGreaterThan(1);
  for (const counted of docs) {
    expect(counted.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(counted.data())).toEqual(["expiresAt"]);
    expect(counted.get("expiresAt")).toBeInstanceOf(Timestamp);
  }
});
