/** Measures the requested parts of the bench with the setup started by `medical.ts`. */
import { program } from "../../../scripts/lib/report.ts";
import { person } from "../../e2e/support/people.ts";
import { benchArguments } from "../support/benchArguments.ts";
import type { Measurement } from "../support/measurement.ts";
import { withBenchBrowser, type BenchBrowser } from "../leads/benchBrowser.ts";
import { measurePart, verdictOn } from "../support/measurePart.ts";
import type { Promised } from "../support/promises.ts";
import { assistant } from "./assistant.ts";
import { back } from "./reconnect.ts";
import { presence } from "./presence.ts";
import { reads } from "./reads.ts";
import { visit } from "./visit.ts";
import { weight } from "./weight.ts";

type Measure = (rounds: number, bench: BenchBrowser) => Promise<Measurement>;

const parts = { weight, reads, assistant, visit, back, presence } satisfies Record<string, Measure>;

await program(async () => {
  const promises: Promised[] = [];
  for (const { part, rounds } of benchArguments("medical", process.argv.slice(2))) {
    const measure: Measure = parts[part];
    // Each part has its own clinician with as many appointments as it needs.
    const measuring = () =>
      withBenchBrowser(
        (bench) => measure(rounds, bench),
        () => person("medical", "Camille Laurent"),
      );
    promises.push(...(await measurePart(part, measuring)));
  }
  return verdictOn(promises);
});
