import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { endpointErrors, isEndpointError } from "@salvia/domain/shared/errors";
import { beforeAll, describe, expect, it } from "vitest";

import { isNightly } from "../chance.ts";
import { account, auth, firestore } from "./support/accounts.ts";
import { endpointsOfDomain } from "../../scripts/lib/testing/endpointsOfDomain.ts";
import { generatedAssertions, generatedBodies, hostileBodies } from "./hostileBodies.ts";
import { cookieOf, fromSomewhere, post, server, site } from "./support/site.ts";

// Endpoints that take a body; a signed-in user calls each, so that none is refused for that.
const taking = (await endpointsOfDomain()).flatMap(({ name, path, input }) =>
  input === null ? [] : [{ name, path, input }],
);

const generated = generatedBodies(isNightly() ? 60 : 24, 20_261_121);

let idToken: string;
let before: string;

beforeAll(async () => {
  ({ idToken } = await account({ emailVerified: true }));
  // The stand-in for unknown usernames is created on first use.
  const body = { username: "nobody.has.this", password: "a long password" };
  await post(sessionEndpoints.signInWithUsername.path, { body });
  before = await everything();
});

it("tests more than a thousand bodies at the endpoints of all lists", () => {
  expect(taking.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/api/auth/handler",
      "/api/auth/change-practice",
      "/api/leads/import",
      "/api/leads/assign",
      "/api/visits/turn-credentials",
    ]),
  );
  expect(taking.length * (hostileBodies.length + generated.length)).toBeGreaterThan(1_000);
});

describe.each(taking)("$name", ({ path, input }) => {
  it("answers each invalid body with an error from the list and changes nothing", async () => {
    for (const { name, body, headers } of hostileBodies) {
      const { status, error } = await send(path, body, headers);
      const listed = isEndpointError(error) && endpointErrors[error];
      expect({ name, listed }).toEqual({ name, listed: status });
      expect({ name, refused: status === 400 || status === 413 || status === 415 }).toEqual({
        name,
        refused: true,
      });
    }
    expect(await everything()).toBe(before);
  });

  it("answers generated bodies that do not fit it in the same way", async () => {
    const wrong = generated.filter((body) => !input.safeParse(JSON.parse(body)).success);
    expect(wrong.length).toBeGreaterThan(generated.length / 3);
    for (const body of wrong) {
      const answer = await send(path, new Uint8Array(Buffer.from(body)), json);
      expect({ body, ...answer }).toEqual({ body, status: 400, error: "bad-request" });
    }
    expect(await everything()).toBe(before);
  });
});

it("refuses a malformed assertion like an invalid passkey", async () => {
  const { path, input } = passkeyEndpoints.webauthnVerifyAuthentication;
  for (const body of generatedAssertions(60, 20_261_121)) {
    expect(input.safeParse(body).success).toBe(true);
    const sent = new Uint8Array(Buffer.from(JSON.stringify(body)));
    const answer = await send(path, sent, json);
    expect({ body, ...answer }).toEqual({ body, status: 401, error: "passkey-refused" });
  }
  expect(await everything()).toBe(before);
});

it("answers a reset without a valid link code like an expired link", async () => {
  const { path } = accountEndpoints.resetPassword;
  for (const oobCode of ["x", "../../accounts", "__proto__", "\u0000", "💥", "A".repeat(512)]) {
    const body = { oobCode, password: "a new password" };
    const answer = await send(path, new Uint8Array(Buffer.from(JSON.stringify(body))), json);
    expect({ oobCode, ...answer }).toEqual({ oobCode, status: 410, error: "link-expired" });
  }
  expect(await everything()).toBe(before);
});

const json = { "content-type": "application/json" };

async function send(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const response = await fetch(server + path, {
    method: "POST",
    headers: {
      origin: site,
      ...fromSomewhere(),
      authorization: `Bearer ${idToken}`,
      ...headers,
    },
    body,
  });
  const { error, ...more }: Record<string, unknown> = await response.json();
  expect(more).toEqual({});
  expect(cookieOf(response)).toBeNull();
  return { status: response.status, error };
}

/** All accounts and documents except the rate limit counters. */
async function everything(): Promise<string> {
  const { users } = await auth.listUsers(1000);
  const collections = await firestore.listCollections();
  const kept = collections.filter(({ id }) => id !== "rateLimits");
  const documents = await Promise.all(kept.map((one) => one.get()));
  return JSON.stringify([
    users,
    documents.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.updateTime, one.data()])),
  ]);
}
