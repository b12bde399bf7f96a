import { writeThroughCuts } from "../../cuts.ts";
import { emulators } from "../../emulators.ts";
import { expect, test } from "../support/test.ts";

// The short version of `npm run bench:leads`.
test("applies every change exactly once while the network is cut at random moments", async ({
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const found = await writeThroughCuts({
    writes: 12,
    cuts: 3,
    writers: 2,
    portal: emulators.hosting,
    database: Number(emulators.firestore.split(":")[1]),
    executablePath: launchOptions.executablePath,
    args: launchOptions.args ?? [],
  });
  expect([...new Set(found.confirmed.values())]).toEqual([1]);
  expect(found.confirmed.size + found.refused).toBe(12);
  expect(found.unreported).toBe(0);
});
