import { gzipSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import { account, auth, secondsAgo, tokensValidSince } from "../support/accounts.ts";
import { cookieOf, exchange, server, site } from "../support/site.ts";
import { claimsOf, encode, sessionOf, unsigned } from "../support/tokens.ts";

const handler = "/api/auth/handler";
const json = { "content-type": "application/json" };

/** A valid token: each refusal below differs from a good call in one way only. */
let good: string;

beforeAll(async () => {
  good = JSON.stringify({ idToken: (await account({ role: "sales" })).idToken });
});

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: BodyInit };

async function answerTo({ path = handler, method = "POST", headers = json, body }: Sent) {
  const content = method === "POST" ? { body: body ?? good } : {};
  const response = await fetch(server + path, { method, headers, ...content });
  // The complete body: no stack trace is sent beside the error.
  return { status: response.status, body: await response.json(), response };
}

it("answers the good call that the bad ones are derived from", async () => {
  expect(await answerTo({})).toMatchObject({ status: 200, body: { cookieSet: true } });
});

describe("refuses a call for", () => {
  it.each<[string, number, string, Sent]>([
    ["an unknown path", 404, "not-found", { path: "/api/auth/unknown" }],
    ["GET", 405, "method-not-allowed", { method: "GET" }],
    ["PUT", 405, "method-not-allowed", { method: "PUT" }],
    ["DELETE", 405, "method-not-allowed", { method: "DELETE" }],
    ["signing out by GET", 405, "method-not-allowed", { method: "GET", path: signOut() }],
    ["a foreign origin", 403, "foreign-origin", from({ origin: "https://evil.example" })],
    ["a look-alike", 403, "foreign-origin", from({ origin: `${site}.evil.example` })],
    ["a hidden origin", 403, "foreign-origin", from({ origin: "null" })],
    ["a foreign page", 403, "foreign-origin", from({ "sec-fetch-site": "cross-site" })],
    ["a neighbour's page", 403, "foreign-origin", from({ "sec-fetch-site": "same-site" })],
    [
      "being signed out by a foreign page",
      403,
      "foreign-origin",
      { path: signOut(), ...from({ origin: "https://evil.example" }) },
    ],
    ["no content type", 415, "unsupported-media-type", { headers: {}, body: bytes("{}") }],
    ["text", 415, "unsupported-media-type", typed("text/plain")],
    ["a form", 415, "unsupported-media-type", typed("application/x-www-form-urlencoded")],
    ["another kind of JSON", 415, "unsupported-media-type", typed("application/problem+json")],
    ["another charset", 415, "unsupported-media-type", typed("application/json; charset=latin1")],
    ["a long body", 413, "payload-too-large", { body: `{"idToken":"${"x".repeat(17_000)}"}` }],
    ["a very long body", 413, "payload-too-large", { body: "x".repeat(1_000_000) }],
    ["no body", 400, "bad-request", { body: "" }],
    ["broken JSON", 400, "bad-request", { body: '{"idToken":' }],
    ["bytes that are no text", 400, "bad-request", { body: new Uint8Array([0xff, 0xfe, 0x00]) }],
    [
      "a compressed body",
      400,
      "bad-request",
      {
        headers: { ...json, "content-encoding": "gzip" },
        body: bytes(gzipSync("x".repeat(20_000))),
      },
    ],
    ["null", 400, "bad-request", { body: "null" }],
    ["a list", 400, "bad-request", { body: "[]" }],
    ["a text", 400, "bad-request", { body: '"idToken"' }],
    ["no token", 400, "bad-request", { body: "{}" }],
    ["a null token", 400, "bad-request", { body: '{"idToken":null}' }],
    ["a number for a token", 400, "bad-request", { body: '{"idToken":7}' }],
    ["a list for a token", 400, "bad-request", { body: '{"idToken":["a"]}' }],
    ["an empty token", 400, "bad-request", { body: '{"idToken":""}' }],
    ["an endless token", 400, "bad-request", { body: `{"idToken":"${"x".repeat(4097)}"}` }],
    ["a token under a prototype", 400, "bad-request", { body: '{"__proto__":{"idToken":"a"}}' }],
  ])("%s: %i %s", async (_reason, status, error, sent) => {
    const answer = await answerTo(sent);
    expect(answer).toMatchObject({ status });
    expect(answer.body).toEqual({ error });
    expect(cookieOf(answer.response)).toBeNull();
    expect(answer.response.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  });
});

describe("refuses a token that", () => {
  it.each([
    "abc",
    "a.b.c",
    "..",
    "null.null.null",
    unsigned({}),
    unsigned(null),
    unsigned([]),
    unsigned("text"),
    `${encode({ alg: "none", typ: "JWT" })}.bm8ganNvbg.`,
    "<script>alert(1)</script>",
    "\u0000",
    "é".repeat(100),
    "x".repeat(4096),
  ])("is no token: %j", async (idToken) => {
    expect(await answerFor(idToken)).toEqual({ status: 401, error: "invalid-id-token" });
  });

  it.each<[string, Record<string, unknown>]>([
    ["has expired", { exp: secondsAgo(1) }],
    ["is for another project", { aud: "other-project" }],
    ["is from another project", { iss: "https://securetoken.google.com/other-project" }],
    ["names nobody", { sub: "" }],
    ["names someone we do not have", { sub: "nobody", user_id: "nobody" }],
  ])("%s", async (_fault, fault) => {
    const { idToken } = await account();
    expect(await answerFor(unsigned({ ...claimsOf(idToken), ...fault }))).toEqual({
      status: 401,
      error: "invalid-id-token",
    });
  });

  it("is a session cookie", async () => {
    const { idToken } = await account();
    expect(await answerFor(sessionOf(idToken, { signedIn: 5, made: 5 }))).toEqual({
      status: 401,
      error: "invalid-id-token",
    });
  });

  it("was revoked", async () => {
    const { uid, idToken } = await account();
    await tokensValidSince(uid, secondsAgo(-5));
    expect(await answerFor(idToken)).toEqual({ status: 401, error: "invalid-id-token" });
  });

  it("belongs to a deleted user", async () => {
    const { uid, idToken } = await account();
    await auth.deleteUser(uid);
    expect(await answerFor(idToken)).toEqual({ status: 401, error: "invalid-id-token" });
  });

  it("belongs to a disabled user", async () => {
    const { uid, idToken } = await account();
    await auth.updateUser(uid, { disabled: true });
    expect(await answerFor(idToken)).toEqual({ status: 403, error: "account-disabled" });
  });
});

/** The answer to a token; fails if it contains more than an error, or sets a cookie. */
async function answerFor(idToken: string) {
  const response = await exchange(idToken);
  const { error, ...more }: Record<string, unknown> = await response.json();
  expect(more).toEqual({});
  expect(cookieOf(response)).toBeNull();
  return { status: response.status, error };
}

function from(headers: Record<string, string>): Sent {
  return { headers: { ...json, ...headers } };
}

function typed(type: string): Sent {
  return { headers: { "content-type": type } };
}

/** A body without an implied content type, unlike a string's. */
function bytes(content: string | Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(content));
}

function signOut(): string {
  return "/api/auth/session-logout";
}
