import { join } from "node:path";

import { build } from "vite";

import { cache, root } from "../../../scripts/lib/places.ts";
import { median } from "../support/statistics.ts";
import { withBrowser } from "./browser.ts";
import { bytesOf } from "./bytes.ts";
import type { Measurement } from "../support/measurement.ts";
import { serveApp } from "./hosting.ts";
import { judge } from "./judge.ts";
import type { Site } from "./withSite.ts";

/** The home page and its typical client-rendered version, in the same run. */
export async function clientRendered(rounds: number, site: Site): Promise<Measurement> {
  const outDir = join(cache, "bench", "clientRendered");
  await build({
    root: join(root, "tests/bench/clientRendered"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true, target: "es2023" },
  });
  const app = await serveApp(outDir.slice(root.length + 1), site.certificate);
  try {
    const addresses = [`${site.origin}/`, `https://localhost:${app.port}/`];
    const found = addresses.map((address) => ({ address, times: new Array<Times>() }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { address, times } of found) times.push(await judge(site, address));
    }
    const [ours, theirs] = await withBrowser(site, (browser) =>
      Promise.all(
        found.map(async ({ address, times }) => medians(times, await bytesOf(browser, address))),
      ),
    );
    if (ours === undefined || theirs === undefined) throw new Error("Nothing was measured.");
    return compare(ours, theirs, rounds);
  } finally {
    await app.stop();
  }
}

type Times = Awaited<ReturnType<typeof judge>>;
type Figures = Readonly<Record<string, number>>;

function medians(times: readonly Times[], { own, scripts }: { own: number; scripts: number }) {
  const middle = (of: (each: Times) => number) => median(times.map(of));
  return {
    "transferred (kB)": own,
    "of it scripts (kB)": scripts,
    "first paint (ms)": middle(({ firstPaint }) => firstPaint),
    "LCP (ms)": middle(({ largestPaint }) => largestPaint),
    "TBT (ms)": middle(({ blocked }) => blocked),
    "Lighthouse performance": middle(({ scores }) => scores.performance),
  };
}

function compare(ours: Figures, theirs: Figures, rounds: number): Measurement {
  const rows = Object.entries(ours).map(([name, own]) => {
    const other = theirs[name] ?? Number.NaN;
    // Zero has no multiple.
    const ratio = own === 0 ? "" : `${(other / own).toFixed(1)} x`;
    return [name, own.toFixed(own < 100 ? 1 : 0), other.toFixed(other < 100 ? 1 : 0), ratio];
  });
  const title = `The home page (median of ${rounds})`;
  const table = { title, heads: ["ours", "client-rendered", "ratio"], rows };
  return { table, promises: [] };
}
