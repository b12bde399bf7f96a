/** Measures the requested parts of the bench with the setup started by `leads.ts`. */
import { program } from "../../../scripts/lib/report.ts";
import { benchArguments } from "../support/benchArguments.ts";
import type { Measurement } from "../support/measurement.ts";
import { measurePart, verdictOn } from "../support/measurePart.ts";
import type { Promised } from "../support/promises.ts";
// Before the others: the functions' code creates an app, which the stories' support then uses.
import { measureBulk } from "./bulk.ts";
import { board } from "./board.ts";
import { cuts } from "./cuts.ts";
import { measureImports } from "./import.ts";
import { paint } from "./paint.ts";
import { reads } from "./reads.ts";
import { scroll } from "./scroll.ts";
import { withBenchBrowser, type BenchBrowser } from "./benchBrowser.ts";
import { weight } from "./weight.ts";

type Measure = (rounds: number, bench: BenchBrowser) => Promise<Measurement>;

const parts = {
  weight,
  reads,
  paint,
  scroll,
  board,
  cuts,
  import: measureImports,
  bulk: measureBulk,
} satisfies Record<string, Measure>;

await program(async () => {
  const promises: Promised[] = [];
  for (const { part, rounds } of benchArguments("leads", process.argv.slice(2))) {
    const measure: Measure = parts[part];
    // Each part has its own salesperson with as many leads as it needs.
    promises.push(
      ...(await measurePart(part, () => withBenchBrowser((bench) => measure(rounds, bench)))),
    );
  }
  return verdictOn(promises);
});
