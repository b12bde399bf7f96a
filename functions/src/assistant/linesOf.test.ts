import { expect, it } from "vitest";

import { linesOf } from "./linesOf.ts";

async function lines(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  const given = (async function* () {
    yield* pieces;
  })();
  for await (const line of linesOf(given)) found.push(line);
  return found;
}

it("joins lines however they are split into pieces", async () => {
  expect(await lines("on", "e\ntw", "o\n\n", "thr", "ee")).toEqual(["one", "two", "three"]);
});

it("gives up on an endless line", async () => {
  const pieces = Array.from({ length: 11 }, () => "x".repeat(1000));
  await expect(lines("one\n", ...pieces)).rejects.toThrow("too long");
});
