import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";

import { expect, test, vi } from "vitest";

type Fetched = {
  request: { mode: string; url: string };
  respondWith: (answer: Promise<unknown>) => void;
};

const source = stripTypeScriptTypes(
  readFileSync(new URL("../worker/salesWorker.ts", import.meta.url), "utf8"),
);

const never = () => new Promise(() => {});
const refuse = () => Promise.reject(new Error("The operation is insecure."));

test.each([
  ["missing", undefined],
  ["refused", { open: refuse, match: refuse }],
  ["silent", { open: never, match: never }],
])("the sales area opens from the network if stored files are %s", async (_, caches) => {
  vi.useFakeTimers();
  let onFetch: ((event: Fetched) => void) | undefined;
  const origin = "https://salvia.example";
  const self = {
    location: { origin },
    addEventListener: (kind: string, listener: (event: Fetched) => void) => {
      if (kind === "fetch") onFetch = listener;
    },
  };
  const fetch = async ({ url }: { url: string }) => `from the network: ${url}`;
  runInNewContext(source, { self, caches, fetch, setTimeout, URL });
  for (const [mode, path] of [
    ["navigate", "/sales"],
    ["no-cors", "/assets/a.js"],
  ] as const) {
    const url = origin + path;
    const answers: Promise<unknown>[] = [];
    onFetch?.({ request: { mode, url }, respondWith: (answer) => void answers.push(answer) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.all(answers)).toEqual([`from the network: ${url}`]);
  }
  vi.useRealTimers();
});
