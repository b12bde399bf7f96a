import type { Server } from "node:http";

import { server } from "superstatic";
import { afterAll, beforeAll, expect, test } from "vitest";

import firebase from "../../firebase.json" with { type: "json" };
import { hostingHeaders } from "../../scripts/lib/hostingHeaders.ts";

const { headers } = firebase.hosting;

const keys = new Set(headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())));

let hosting: Server;
let origin: string;

beforeAll(async () => {
  // Without files, every path answers 404, with the headers of the path.
  const config = JSON.stringify({ public: "none", headers });
  const options = { port: 0, hostname: "localhost", stack: "strict", config };
  hosting = await new Promise<Server>((resolve) => {
    const started = server(options).listen(() => resolve(started));
  });
  const address = hosting.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  origin = `http://localhost:${address.port}`;
});

afterAll(() => {
  hosting.closeAllConnections();
  hosting.close();
});

test.each([
  "/",
  "/es",
  "/individuals",
  "/pt/partners",
  "/privacy",
  "/contact-sent",
  "/login",
  "/fr/account-action",
  "/sales",
  "/sales/leads/1",
  "/medical",
  "/member/visits/2",
  "/admin",
  "/sales-worker.js",
  "/sitemap.xml",
  "/icon.svg",
  "/assets/a/b.js",
  "/nothing",
  "/_x",
])("expects the headers of %s that the Hosting emulator sends", async (path) => {
  const answer = await fetch(origin + path);
  const sent = [...answer.headers].filter(([key]) => keys.has(key));
  const expected = [...hostingHeaders(headers, path)];
  // Without a rule, the emulator has its own.
  const compared = sent.filter(
    ([key]) => key !== "cache-control" || expected.some(([name]) => name === key),
  );
  expect(Object.fromEntries(compared)).toEqual(Object.fromEntries(expected));
  expect(expected.length).toBeGreaterThan(5);
});
