/**
 * `npm run deploy -- --project <id>`: deploys to a real project in steps; with `--from`, continues
 * at one of them.
 */
import { deploy } from "./lib/deploy/deploy.ts";
import { deployOptions } from "./lib/deploy/steps.ts";
import { program } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";

await program(async () => {
  const options = deployOptions(process.argv.slice(2));
  await deploy(options, stopController().signal);
  return 0;
});
