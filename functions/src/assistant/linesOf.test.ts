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

it("caps the memory that an endless line takes", async () => {
  const pieces = Array.from({ length: 100 }, () => "x".repeat(1000));
  expect((await lines(...pieces))[0]?.length).toBeLessThan(12_000);
});
