/** `npm run rules:try -- --project <id>`: asks Google whether a project could get firestore.rules. */
import { googleApi } from "./lib/deploy/googleApi.ts";
import { tryRules } from "./lib/deploy/rulesRelease.ts";
import { projectId } from "./lib/deploy/steps.ts";
import { projectOption } from "./lib/readArguments.ts";
import { program, say } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";

await program(async () => {
  const project = projectOption("rules:try", process.argv.slice(2)) ?? "";
  const id = projectId(project, "Usage: npm run rules:try -- --project <id>");
  say(`${await tryRules(googleApi(id, stopController().signal))}.`);
  return 0;
});
