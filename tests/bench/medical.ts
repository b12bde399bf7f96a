/**
 * `npm run bench:medical`: what the clinicians' half costs with ten years of appointments behind it. It
 * fails where a promise about it is not kept.
 */
import { fileURLToPath } from "node:url";

import { runCommand } from "../../scripts/lib/command.ts";
import { program, say } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { benchWords } from "./benchWords.ts";
import { withPortal } from "./leads/withPortal.ts";

await program(async () => {
  const words = process.argv.slice(2);
  benchWords("medical", words);
  const { signal } = stopController();
  say("Emulators");
  const measure = fileURLToPath(new URL("./medical/measure.ts", import.meta.url));
  // In a process of its own, which finds the emulators in its environment.
  return withPortal(signal, (env) => runCommand("node", [measure, ...words], { env, signal }));
});
