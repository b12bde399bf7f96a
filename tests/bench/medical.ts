/**
 * `npm run bench:medical`: the cost of the clinicians' half with ten years of earlier appointments.
 * Fails if a promise about it is broken.
 */
import { fileURLToPath } from "node:url";

import { runCommand } from "../../scripts/lib/command.ts";
import { program, say } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchArguments } from "./support/benchArguments.ts";
import { withPortal } from "./leads/withPortal.ts";

await program(async () => {
  const words = process.argv.slice(2);
  benchArguments("medical", words);
  const { signal } = stopController();
  say("Emulators");
  const measure = fileURLToPath(new URL("./medical/measure.ts", import.meta.url));
  // In a separate process, which finds the emulators in its environment.
  return withPortal(signal, (env) => runCommand("node", [measure, ...words], { env, signal }));
});
