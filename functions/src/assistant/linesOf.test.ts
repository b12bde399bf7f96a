import { expect, it } from "vitest";

import { linesOf } from "./linesOf.ts";

const never = new AbortController().signal;

async function lines(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const line of linesOf(ReadableStream.from(pieces), never)) found.push(line);
  return found;
}

it("joins lines however they are split into pieces", async () => {
  expect(await lines("on", "e\ntw", "o\n\n", "thr", "ee")).toEqual(["one", "two", "three"]);
});

it("gives up on an endless line", async () => {
  const pieces = Array.from({ length: 11 }, () => "x".repeat(1000));
  await expect(lines("one\n", ...pieces)).rejects.toThrow("too long");
});

/** Sends its pieces and then neither sends nor ends, as a model that never answers. */
function silentAfter(...pieces: readonly string[]): ReadableStream<string> {
  return new ReadableStream({ start: (stream) => pieces.forEach((each) => stream.enqueue(each)) });
}

it("ends with its signal, though its source has fallen silent", async () => {
  const limit = new AbortController();
  const reason = new Error("The time is over.");
  const found = linesOf(silentAfter("one\n", "two\n"), limit.signal);
  expect([await found.next(), await found.next()]).toMatchObject([
    { value: "one" },
    { value: "two" },
  ]);
  const next = found.next();
  limit.abort(reason);
  await expect(next).rejects.toBe(reason);
});

it("throws at once if its signal has aborted", async () => {
  await expect(linesOf(silentAfter(), AbortSignal.abort("over")).next()).rejects.toBe("over");
});
