/** `npm run protect -- --project <id>`: protects a project's database, and schedules its backups. */
import { protect, protectOptions } from "./lib/deploy/protect.ts";
import { program } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";

await program(async () => {
  await protect(protectOptions(process.argv.slice(2)), stopController().signal);
  return 0;
});
