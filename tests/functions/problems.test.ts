import { policyReportPath, problemEndpoints } from "@salvia/domain/site/problemEndpoints";
import { expect, it, onTestFinished } from "vitest";

import { bundle, startInstance } from "./support/instance.ts";
import { firestore } from "./support/accounts.ts";
import { fromSomewhere, post, site } from "./support/site.ts";

const { path } = problemEndpoints.reportProblem;

const body = {
  code: "TypeError",
  id: "23AB-CD4Z",
  build: "Ab12Cd34",
  path: "/medical/records/*",
  language: "en",
};

const violation = {
  "csp-report": {
    "document-uri": `${site}/login`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?token=abc",
  },
};

const asReport = { "content-type": "application/csp-report" };

it("takes a problem through Hosting, without sign-in", async () => {
  const response = await post(path, { body });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
});

it("takes the browser's own reports, even from a page that hides its origin", async () => {
  for (const headers of [asReport, { ...asReport, origin: "null" }]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const response = await post(policyReportPath, { body: violation, headers });
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  }
});

it("refuses other sites, other content types, long bodies, and text", async () => {
  const status = async (...call: Parameters<typeof post>) => (await post(...call)).status;
  expect(await status(path, { body, headers: { origin: "null" } })).toBe(403);
  expect(await status(path, { body, headers: { origin: "https://evil.example" } })).toBe(403);
  const foreign = { ...asReport, origin: "https://evil.example" };
  expect(await status(policyReportPath, { body: violation, headers: foreign })).toBe(403);
  expect(await status(policyReportPath, { body: violation })).toBe(415);
  expect(await status(path, { body, headers: asReport })).toBe(415);
  expect(await status(path, { body: { ...body, message: "Ines" } })).toBe(400);
  expect(await status(path, { body: { ...body, code: "x".repeat(1024) } })).toBe(413);
  const long = { "csp-report": { ...violation["csp-report"], sample: "x".repeat(17_000) } };
  expect(await status(policyReportPath, { body: long, headers: asReport })).toBe(413);
});

it("bounds the writes, whatever address each report comes from", async () => {
  const environment = { RATE_LIMITS: "on" };
  const instance = await startInstance({ modules: [bundle], target: "reports", environment });
  onTestFinished(() => instance.stop());
  const counters = async () => (await firestore.collection("rateLimits").count().get()).data();
  const before = await counters();
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      post(path, { body, headers: fromSomewhere(), to: instance.url }),
    ),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThan(30);
  // Sixty at once, and one more for each second that it took.
  expect(taken).toBeLessThan(100 + (performance.now() - begun) / 1_000);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  // One for the address, one for the peer.
  expect((await counters()).count - before.count).toBeLessThanOrEqual(2 * taken);
});
