import { request } from "node:http";
import { gzipSync } from "node:zlib";

import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startProduction } from "./production.ts";

// The server that Google's build adds parses bodies, and answers those that it cannot parse.

let cloud: Awaited<ReturnType<typeof startProduction>>["cloud"];
let server: Awaited<ReturnType<typeof startProduction>>["server"];
let stop: Awaited<ReturnType<typeof startProduction>>["stop"] | undefined;

beforeAll(async () => {
  ({ cloud, server, stop } = await startProduction());
}, 180_000);

afterAll(() => stop?.());

const json = { "content-type": "application/json" };
const secret = "ines@example.com";

it.each<[string, string, RequestInit]>([
  ["broken JSON beside the routes", "/beside", { headers: json, body: `{"a": "${secret}` }],
  ["broken JSON at the root", "/", { headers: json, body: `{"a": "${secret}` }],
  ["a form beside the routes", "/x", { body: new URLSearchParams({ a: secret }) }],
  ["a path that cannot be decoded", "/%E0%A4%A", {}],
  ["a link whose path cannot be decoded", "/%E0%A4%A", { method: "GET" }],
  ["a path that cannot be decoded below a route", `${passkeyEndpoints.listPasskeys.path}/%`, {}],
  ["too deep a path", `/${"a/".repeat(3000)}`, {}],
])("answers %s with an error of ours", async (_what, path, sent) => {
  const response = await fetch(server.url + path, { method: "POST", ...sent });
  expect([response.status, await response.json()]).toEqual([404, { error: "not-found" }]);
});

it("inflates no body at any path", async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(100_000_000, " ")));
  const headers = { ...json, "content-encoding": "gzip" };
  for (const [path, status] of [
    ["/beside", 404],
    [sessionEndpoints.sessionHandler.path, 413],
  ] as const) {
    const taken: number[] = [];
    // The quickest counts: a busy machine makes one wait, not all.
    for (let nth = 0; nth < 5; nth += 1) {
      const begun = performance.now();
      const response = await fetch(server.url + path, { method: "POST", headers, body: bomb });
      taken.push(performance.now() - begun);
      expect([path, response.status]).toEqual([path, status]);
    }
    // Inflating and parsing it takes more than a second.
    expect(Math.min(...taken)).toBeLessThan(500);
  }
});

it.each([
  ["announced", { "content-length": "20000000" }],
  ["sent piece by piece", { "transfer-encoding": "chunked" }],
])("refuses a body of 20 MB that is %s before it has arrived", async (_how, headers) => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const options = { method: "POST", headers: { ...json, ...headers } };
    const sending = request(
      server.url + sessionEndpoints.sessionHandler.path,
      options,
      (response) => {
        resolve(response.statusCode);
        sending.destroy();
      },
    );
    sending.on("error", reject);
    sending.write("x".repeat(20_000));
  });
  expect(status).toBe(413);
});

it("limits the number of instances of every public function", async () => {
  const exported: Record<string, unknown> = await import(`${cloud.folder}/lib/index.js`);
  const open = Object.entries(exported).flatMap(([name, each]) => {
    const { __endpoint: endpoint = {} } = Object(each);
    return "httpsTrigger" in endpoint ? [[name, endpoint.maxInstances]] : [];
  });
  expect(Object.fromEntries(open)).toEqual({
    assistant: 10,
    auth: 20,
    contact: 3,
    portal: 20,
    reports: 2,
  });
});

it("logs each refusal with its code and nothing from the request", async () => {
  await fetch(`${server.url}${passkeyEndpoints.listPasskeys.path}`, {
    method: "POST",
    headers: { ...json, "x-forwarded-for": "203.0.113.77", authorization: "Bearer a.b.c" },
    body: "{}",
  });
  const refusals = () =>
    server
      .log()
      .split("\n")
      .flatMap((line) =>
        line.includes('"call refused"') ? [{ ...Object(JSON.parse(line)) }] : [],
      );
  // The output of the server may arrive after its answer.
  await expect
    .poll(() => refusals().at(-1))
    .toMatchObject({
      severity: "WARNING",
      code: "invalid-id-token",
      status: 401,
      path: passkeyEndpoints.listPasskeys.path,
      uid: null,
      client: expect.stringMatching(/^[\w-]{16}$/),
    });
  expect(refusals().filter(({ code }) => code === "not-found").length).toBeGreaterThan(5);
  expect(server.log()).not.toContain(secret);
  expect(server.log()).not.toContain("203.0.113.77");
  expect(server.log()).not.toMatch(/SyntaxError|URIError/);
});
