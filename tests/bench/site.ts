/**
 * `npm run bench:site`: what the public pages cost a visitor who is not signed in, and what they are
 * worth in the judgement of others. It fails where a promise about them is not kept.
 */
import { program, say, step } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchWords } from "./benchWords.ts";
import { printColumns } from "./columns.ts";
import { printPromises, type Promised } from "./promises.ts";
import { printTable } from "./report.ts";
import { bytes } from "./site/bytes.ts";
import { clientRendered } from "./site/clientRendered.ts";
import type { Found } from "./site/found.ts";
import { growth } from "./site/growth.ts";
import { lighthouse } from "./site/lighthouse.ts";
import { observatory } from "./site/observatory.ts";
import { paint } from "./site/paint.ts";
import { withSite, type Site } from "./site/withSite.ts";

type Measure = (rounds: number, site: Site) => Promise<Found>;

const parts = { bytes, lighthouse, paint, observatory, clientRendered, growth } satisfies Record<
  string,
  Measure
>;

await program(async () => {
  const words = benchWords("site", process.argv.slice(2));
  const { signal } = stopController();
  const promises = await withSite(signal, async (site) => {
    const all: Promised[] = [];
    for (const { part, rounds } of words) {
      all.push(...(await measured(part, rounds, site)));
    }
    return all;
  });
  printPromises(promises);
  const isKept = promises.every(({ faults }) => faults.length === 0);
  if (isKept) say("PASS");
  return isKept ? 0 : 1;
});

/** Measures a part and prints its table. One that breaks off keeps none of the others from being measured. */
async function measured(
  part: keyof typeof parts,
  rounds: number,
  site: Site,
): Promise<readonly Promised[]> {
  const measure: Measure = parts[part];
  try {
    const { table, promises } = await step(`Measuring: ${part}`, () => measure(rounds, site));
    if ("against" in table) printTable([table]);
    else printColumns(table);
    return promises;
  } catch (error) {
    if (site.signal.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return [{ promise: `${part} can be measured`, worst: "", faults: [why] }];
  }
}
