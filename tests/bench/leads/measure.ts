/** Measures the requested parts of the bench with the setup started by `leads.ts`. */
import { program } from "../../../scripts/lib/report.ts";
import { benchWords } from "../support/benchArguments.ts";
import type { Found } from "../support/measurement.ts";
import { measured, verdictOn } from "../support/measurePart.ts";
import type { Promised } from "../support/promises.ts";
import { cuts } from "./cuts.ts";
import { measureImports } from "./import.ts";
import { paint } from "./paint.ts";
import { reads } from "./reads.ts";
import { scroll } from "./scroll.ts";
import { withStage, type Stage } from "./benchBrowser.ts";
import { weight } from "./weight.ts";

type Measure = (rounds: number, stage: Stage) => Promise<Found>;

const parts = { weight, reads, paint, scroll, cuts, import: measureImports } satisfies Record<
  string,
  Measure
>;

await program(async () => {
  const promises: Promised[] = [];
  for (const { part, rounds } of benchWords("leads", process.argv.slice(2))) {
    const measure: Measure = parts[part];
    // Each part has its own salesperson with as many leads as it needs.
    promises.push(...(await measured(part, () => withStage((stage) => measure(rounds, stage)))));
  }
  return verdictOn(promises);
});
