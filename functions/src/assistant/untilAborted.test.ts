import { expect, it } from "vitest";

import { untilAborted } from "./untilAborted.ts";

function iteratorOf(values: AsyncIterable<string>): AsyncIterator<string> {
  return values[Symbol.asyncIterator]();
}

/** Yields its values and then neither yields nor ends, as a model that never answers. */
async function* silentAfter(...values: readonly string[]): AsyncGenerator<string> {
  yield* values;
  await new Promise(() => {});
}

it("ends with its signal, though its source has fallen silent", async () => {
  const limit = new AbortController();
  const reason = new Error("The time is over.");
  const values = iteratorOf(untilAborted(silentAfter("one", "two"), limit.signal));
  expect([await values.next(), await values.next()]).toMatchObject([
    { value: "one" },
    { value: "two" },
  ]);
  const next = values.next();
  limit.abort(reason);
  await expect(next).rejects.toBe(reason);
});

it("throws at once if its signal has aborted", async () => {
  const next = iteratorOf(untilAborted(silentAfter(), AbortSignal.abort("over"))).next();
  await expect(next).rejects.toBe("over");
});
