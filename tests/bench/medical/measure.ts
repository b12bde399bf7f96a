/** Measures the requested parts of the bench with the setup started by `medical.ts`. */
import { program } from "../../../scripts/lib/report.ts";
import { person } from "../../e2e/people.ts";
import { benchWords } from "../benchWords.ts";
import type { Found } from "../found.ts";
import { withStage, type Stage } from "../leads/stage.ts";
import { measured, verdictOn } from "../measured.ts";
import type { Promised } from "../promises.ts";
import { assistant } from "./assistant.ts";
import { back } from "./back.ts";
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
