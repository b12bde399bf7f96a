/** Measures the parts of the bench that are asked for, against what `leads.ts` has started. */
import { program, say, step } from "../../../scripts/lib/report.ts";
import { benchWords } from "../benchWords.ts";
import { printColumns } from "../columns.ts";
import type { Found } from "./found.ts";
import { cuts } from "./cuts.ts";
import { measureImports } from "./import.ts";
import { reads } from "./reads.ts";
import { withStage, type Stage } from "./stage.ts";
import { weight } from "./weight.ts";

type Measure = (rounds: number, stage: Stage) => Promise<Found>;

const parts = { weight, reads, cuts, import: measureImports } satisfies Record<string, Measure>;

await program(async () => {
  const faults: string[] = [];
  for (const { part, rounds } of benchWords("leads", process.argv.slice(2))) {
    const measure: Measure = parts[part];
    // Each part has a salesperson of its own, with as many leads as it needs.
    const table = await step(`Measuring: ${part}`, () =>
      withStage((stage) => measure(rounds, stage)),
    );
    printColumns(table);
    faults.push(...table.faults);
  }
  say("");
  say(faults.length === 0 ? "PASS" : faults.map((fault) => `FAIL: ${fault}`).join("\n"));
  return faults.length === 0 ? 0 : 1;
});
