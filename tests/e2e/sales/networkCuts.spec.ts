import { isNightly } from "../../chance.ts";
import { writeThroughCuts } from "../../cuts.ts";
import { emulators } from "../../emulators.ts";
import { expect, test } from "../support/test.ts";

// Shorter in a whole run.
const size = isNightly() ? { writes: 12, cuts: 3 } : { writes: 6, cuts: 1 };

test(
  "applies every change exactly once while the network is cut at random moments",
  { tag: "@nightly" },
  async ({ launchOptions }) => {
    const found = await writeThroughCuts({
      ...size,
      writers: 2,
      portal: emulators.hosting,
      database: Number(emulators.firestore.split(":")[1]),
      executablePath: launchOptions.executablePath,
      args: launchOptions.args ?? [],
    });
    expect([...new Set(found.confirmed.values())]).toEqual([1]);
    expect(found.confirmed.size + found.refused).toBe(size.writes);
    expect(found.unreported).toBe(0);
  },
);
