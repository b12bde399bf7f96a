/**
 * `npm run bench:auth`: the cost of the calls of the function `auth`, as ratios to reference calls
 * measured beside them. Fails if a promise about them is broken.
 */
import { fileURLToPath } from "node:url";

import { runCommand } from "../../scripts/lib/command.ts";
import { program, say } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { withBenchEmulators } from "./support/benchEmulators.ts";
import { benchArguments } from "./support/benchArguments.ts";

await program(async () => {
  const words = process.argv.slice(2);
  benchArguments("auth", words);
  const { signal } = stopController();
  say("Emulators");
  const measure = fileURLToPath(new URL("./auth/measure.ts", import.meta.url));
  // In a separate process, because this one runs the mail server.
  return withBenchEmulators(signal, (env) =>
    runCommand("node", [measure, ...words], { env, signal }),
  );
});
