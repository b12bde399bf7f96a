import { server } from "superstatic";
import { afterAll, beforeAll, expect, test } from "vitest";

import firebase from "../../firebase.json" with { type: "json" };
import { hostingHeaders } from "../../scripts/lib/hostingHeaders.ts";
import { listening, type Listening } from "../bench/support/listen.ts";

const { headers } = firebase.hosting;

const keys = new Set(headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())));

let hosting: Listening;

beforeAll(async () => {
  // Without files, every path answers 404, with the headers of the path.
  const config = JSON.stringify({ public: "none", headers });
  // Port and host are among the options; connect's types require an argument anyway.
  const options = { port: 0, hostname: "localhost", stack: "strict", config };
  hosting = await listening(server(options).listen(undefined));
});

afterAll(() => hosting.stop());

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
  const answer = await fetch(`http://localhost:${hosting.port}${path}`);
  const sent = [...answer.headers].filter(([key]) => keys.has(key));
  const expected = [...hostingHeaders(headers, path)];
  // Without a rule, the emulator has its own.
  const compared = sent.filter(
    ([key]) => key !== "cache-control" || expected.some(([name]) => name === key),
  );
  expect(Object.fromEntries(compared)).toEqual(Object.fromEntries(expected));
  expect(expected.length).toBeGreaterThan(5);
});
