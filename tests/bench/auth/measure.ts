/** Measures the requested parts of the bench with the emulators started by `auth.ts`. */
import { program, say, step } from "../../../scripts/lib/report.ts";
import { benchArguments } from "../support/benchArguments.ts";
import { load } from "./load.ts";
import { printTable, type Part } from "../support/report.ts";
import { cold, warm } from "./roundTrips.ts";
import { timing } from "./timing.ts";

const parts = { load, warm, cold, timing };

await program(async () => {
  const done: Part[] = [];
  for (const { part, rounds } of benchArguments("auth", process.argv.slice(2))) {
    await step(`Measuring: ${part}`, async () => {
      done.push(await parts[part](rounds));
    });
  }
  printTable(done);
  const faults = done.flatMap((part) => part.faults);
  say(faults.length === 0 ? "PASS" : faults.map((fault) => `FAIL: ${fault}`).join("\n"));
  return faults.length === 0 ? 0 : 1;
});
