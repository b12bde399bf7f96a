/** `npm run rollback -- --project <id>`: returns to the release before the live one. */
import { rollBack, rollbackOptions } from "./lib/deploy/rollback.ts";
import { program } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";

await program(async () => {
  await rollBack(rollbackOptions(process.argv.slice(2)), stopController().signal);
  return 0;
});
