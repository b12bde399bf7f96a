/** Measures the requested parts of the bench with the setup started by `medical.ts`. */
import { program } from "../../../scripts/lib/report.ts";
import { person } from "../../e2e/support/people.ts";
import { benchWords } from "../support/benchArguments.ts";
import type { Found } from "../support/measurement.ts";
import { withStage, type Stage } from "../leads/benchBrowser.ts";
import { measured, verdictOn } from "../support/measurePart.ts";
import type { Promised } from "../support/promises.ts";
import { assistant } from "./assistant.ts";
import { back } from "./reconnect.ts";
import { reads } from "./reads.ts";
import { visit } from "./visit.ts";
import { weight } from "./weight.ts";

type Measure = (rounds: number, stage: Stage) => Promise<Found>;

const parts = { weight, reads, assistant, visit, back } satisfies Record<string, Measure>;

await program(async () => {
  const promises: Promised[] = [];
  for (const { part, rounds } of benchWords("medical", process.argv.slice(2))) {
    const measure: Measure = parts[part];
    // Each part has its own clinician with as many appointments as it needs.
    const measuring = () =>
      withStage(
        (stage) => measure(rounds, stage),
        () => person("medical", "Camille Laurent"),
      );
    promises.push(...(await measured(part, measuring)));
  }
  return verdictOn(promises);
});
