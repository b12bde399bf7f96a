/**
 * `npm run bench:site`: the cost of the public pages for a visitor who is not signed in, and their
 * scores in public audits. Fails if a promise about them is broken.
 */
import { program } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchArguments } from "./support/benchArguments.ts";
import type { Measurement } from "./support/measurement.ts";
import { measurePart, verdictOn } from "./support/measurePart.ts";
import type { Promised } from "./support/promises.ts";
import { bytes } from "./site/bytes.ts";
import { clientRendered } from "./site/clientRendered.ts";
import { growth } from "./site/growth.ts";
import { lighthouse } from "./site/lighthouse.ts";
import { observatory } from "./site/observatory.ts";
import { paint } from "./site/paint.ts";
import { withSite, type Site } from "./site/withSite.ts";

type Measure = (rounds: number, site: Site) => Promise<Measurement>;

const parts = { bytes, lighthouse, paint, observatory, clientRendered, growth } satisfies Record<
  string,
  Measure
>;

await program(async () => {
  const words = benchArguments("site", process.argv.slice(2));
  const { signal } = stopController();
  const promises = await withSite(signal, async (site) => {
    const all: Promised[] = [];
    for (const { part, rounds } of words) {
      const measure: Measure = parts[part];
      // Resets what the previous part has set.
      site.fontHost.keepSilent("none");
      all.push(...(await measurePart(part, () => measure(rounds, site), signal)));
    }
    return all;
  });
  return verdictOn(promises);
});
