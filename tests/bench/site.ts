/**
 * `npm run bench:site`: what the public pages cost a visitor who is not signed in, and what they are
 * worth in the judgement of others. It fails where a promise about them is not kept.
 */
import { program, say, step } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchWords } from "./benchWords.ts";
import { printColumns, type Columns } from "./columns.ts";
import { printTable, type Part } from "./report.ts";
import { bytes } from "./site/bytes.ts";
import { clientRendered } from "./site/clientRendered.ts";
import { growth } from "./site/growth.ts";
import { lighthouse } from "./site/lighthouse.ts";
import { observatory } from "./site/observatory.ts";
import { paint } from "./site/paint.ts";
import { withSite, type Site } from "./site/withSite.ts";

type Measure = (rounds: number, site: Site) => Promise<Columns | Part>;

const parts = { bytes, lighthouse, paint, observatory, clientRendered, growth } satisfies Record<
  string,
  Measure
>;

await program(async () => {
  const words = benchWords("site", process.argv.slice(2));
  const { signal } = stopController();
  const faults = await withSite(signal, async (site) => {
    const found: string[] = [];
    for (const { part, rounds } of words) {
      const measure: Measure = parts[part];
      const table = await step(`Measuring: ${part}`, () => measure(rounds, site));
      if ("against" in table) printTable([table]);
      else printColumns(table);
      found.push(...table.faults);
    }
    return found;
  });
  say("");
  say(faults.length === 0 ? "PASS" : faults.map((fault) => `FAIL: ${fault}`).join("\n"));
  return faults.length === 0 ? 0 : 1;
});
