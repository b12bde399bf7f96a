import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serverRegion } from "@salvia/domain/shared/region";
import { server as hostingServer } from "superstatic";
import { afterAll, beforeAll, expect, test } from "vitest";

import firebaseJson from "../firebase.json" with { type: "json" };

const { firestore, hosting } = firebaseJson;

/** Paths that Hosting serves itself, on every site. */
const reserved = [
  "/__/auth/handler",
  "/__/auth/iframe",
  "/__/auth/iframe.js",
  "/__/auth/links",
  "/__/firebase/init.json",
  "/__/firebase/init.js",
];

const folder = mkdtempSync(join(tmpdir(), "salvia-hosting-"));
let server: Server;
let origin: string;

beforeAll(async () => {
  for (const page of ["index", "404", "login", "portal", "reserved"]) {
    writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>`);
  }
  writeFileSync(join(folder, "security.txt"), "Contact: mailto:weakness@example.com\n");
  mkdirSync(join(folder, "fr"));
  writeFileSync(join(folder, "fr/not-found.css"), "[lang=fr]{display:block}");
  const { rewrites, ...rest } = hosting;
  // The emulator's server has no reserved pages; a page stands in for them.
  const toReserved = { source: "/__/**", destination: "/reserved.html" };
  const toPages = rewrites.filter(({ destination }) => destination !== undefined);
  // As text, because the types cover only a part of firebase.json.
  const config = JSON.stringify({ ...rest, rewrites: [toReserved, ...toPages], public: "." });
  const options = { port: 0, cwd: folder, hostname: "localhost", stack: "strict", config };
  server = await new Promise<Server>((resolve) => {
    const listening = hostingServer(options).listen(() => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  origin = `http://localhost:${address.port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ours = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

async function headersOf(path: string): Promise<string[]> {
  const { headers } = await fetch(origin + path);
  return ours.filter((name) => headers.has(name));
}

test.each(reserved)("adds no header to %s, which Hosting serves itself", async (path) => {
  expect(await (await fetch(origin + path)).text()).toContain("reserved");
  expect(await headersOf(path)).toEqual([]);
});

test.each([
  "/",
  "/es",
  "/login",
  "/sales/leads",
  "/medical",
  "/api/contact",
  "/api/price",
  "/assets/x.js",
  "/not-a-page",
  "/_",
  "/_x",
  "/__",
  "/__x",
  "/x/__/auth/handler",
])("protects %s", async (path) => {
  expect(await headersOf(path)).toEqual(ours);
});

test("says at the address of RFC 9116 where to report a weakness", async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
});

test.each([
  ["/fr/not-found.css", 200],
  ["/fr/plans/old/not-found.css", 200],
  ["/plans/not-found.css", 404],
])(
  "answers for the styles of the page for unknown addresses at %s with %i",
  async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status);
  },
);

test("keeps the database and the functions that Hosting calls in the domain's region", () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  expect(new Set([firestore.location, ...regions])).toEqual(new Set([serverRegion]));
  expect(regions).toHaveLength(10);
});
