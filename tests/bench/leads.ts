/**
 * `npm run bench:leads`: the cost of the sales portal with a hundred leads and with a hundred
 * thousand. Fails if a promise about it is broken.
 */
import { fileURLToPath } from "node:url";

import { runCommand } from "../../scripts/lib/command.ts";
import { program, say } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchArguments } from "./support/benchArguments.ts";
import { withPortal } from "./leads/withPortal.ts";

await program(async () => {
  const words = process.argv.slice(2);
  benchArguments("leads", words);
  const { signal } = stopController();
  say("Emulators");
  const measure = fileURLToPath(new URL("./leads/measure.ts", import.meta.url));
  // In a separate process, which finds the emulators in its environment.
  return withPortal(signal, (env) => runCommand("node", [measure, ...words], { env, signal }));
});
