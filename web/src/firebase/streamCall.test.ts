import { expect, test } from "vitest";
import * as z from "zod/mini";

import { CallRefused, CallUnanswered } from "./callErrors.ts";
import { type Fetch } from "./calls.ts";
import { streamCall } from "./streamCall.ts";

const count = { path: "/count", input: z.number(), output: z.object({ n: z.number() }) };

/** Makes the call; returns its pieces, followed by the error if it failed. */
async function called(answer: Fetch, signal = new AbortController().signal): Promise<unknown[]> {
  const options = { address: "https://server.example/count", idToken: "token", signal };
  const pieces: unknown[] = [];
  try {
    for await (const piece of streamCall(count, 3, { ...options, fetch: answer })) {
      pieces.push(piece);
    }
  } catch (error) {
    pieces.push(error);
  }
  return pieces;
}

function streamed(...chunks: readonly (string | Error)[]): Fetch {
  return async () => {
    const rest = [...chunks];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = rest.shift();
        if (chunk === undefined) controller.close();
        else if (typeof chunk === "string") controller.enqueue(new TextEncoder().encode(chunk));
        else controller.error(chunk);
      },
    });
    return new Response(body);
  };
}

test("yields pieces as they arrive, however the lines are split", async () => {
  const answer = streamed('{"n":1}\n{"n"', ":2}\n", '{"n":3}\n');
  expect(await called(answer)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test("sends the token and no cookie", async () => {
  const sent: unknown[] = [];
  await called(async (...request) => {
    sent.push(...request);
    return new Response("");
  });
  expect(sent).toMatchObject([
    "https://server.example/count/count",
    { method: "POST", credentials: "omit", headers: { Authorization: "Bearer token" }, body: "3" },
  ]);
});

test("yields the pieces received before an answer is cut off", async () => {
  const pieces = await called(streamed('{"n":1}\n{"n":', new TypeError("network error")));
  expect(pieces).toEqual([{ n: 1 }, expect.any(CallUnanswered)]);
});

test("refuses a piece that does not match the schema", async () => {
  expect(await called(streamed('{"n":"one"}\n'))).toEqual([expect.any(CallRefused)]);
  expect(await called(streamed("<html>\n"))).toEqual([expect.any(CallRefused)]);
});

test("reports the reason of a refusal", async () => {
  const [refusal] = await called(async () =>
    Response.json({ error: "rate-limited" }, { status: 429 }),
  );
  expect(refusal).toMatchObject({ reason: "rate-limited" });
});

test("reports an unreachable server as unanswered", async () => {
  const failing: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await called(failing)).toEqual([expect.any(CallUnanswered)]);
});
