/**
 * `npm run bench:auth`: what the calls of the function `auth` cost, as ratios to what was measured
 * beside them. It fails where a promise about them is not kept.
 */
import { fileURLToPath } from "node:url";

import { runCommand } from "../../scripts/lib/command.ts";
import { program, say } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { withBenchEmulators } from "./benchEmulators.ts";
import { benchWords } from "./benchWords.ts";

await program(async () => {
  const words = process.argv.slice(2);
  benchWords("auth", words);
  const { signal } = stopController();
  say("Emulators");
  const measure = fileURLToPath(new URL("./measure.ts", import.meta.url));
  // In a process of its own: in this one the mail server runs.
  return withBenchEmulators(signal, (env) =>
    runCommand("node", [measure, ...words], { env, signal }),
  );
});
