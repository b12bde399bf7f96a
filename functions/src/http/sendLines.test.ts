import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";

import { expect, it, onTestFinished } from "vitest";

import { sendLines } from "./sendLines.ts";

/**
 * Serves a new generator for each call, and reports failures and whether the generator has ended.
 */
async function served(make: () => AsyncGenerator) {
  const failures: unknown[] = [];
  const events = new EventEmitter();
  const ended = once(events, "ended");
  const server = createServer((_, response) => {
    void sendLines(response, make(), (error) => failures.push(error)).then(() =>
      events.emit("ended"),
    );
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, failures, ended };
}

it("sends each item as a line as soon as it is available", async () => {
  const events = new EventEmitter();
  const next = once(events, "next");
  const { url } = await served(async function* pieces() {
    yield { n: 1 };
    await next;
    yield { n: 2 };
  });
  const response = await fetch(url);
  expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('{"n":1}\n');
  events.emit("next");
  expect((await reader?.read())?.value).toBe('{"n":2}\n');
  expect((await reader?.read())?.done).toBe(true);
});

it("breaks the response off and reports the error when an item fails", async () => {
  const failure = new Error("the store is away");
  const { url, failures, ended } = await served(async function* pieces() {
    yield { n: 1 };
    throw failure;
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  await ended;
  expect(failures).toEqual([failure]);
});
