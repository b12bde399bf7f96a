/**
 * `npm run recount`: recounts every salesperson's leads, and compares the search indexes of leads and
 * of patients with them, as the server does each night; on the local emulators, or with `--project`
 * on a real project.
 */
import { getFirestore } from "firebase-admin/firestore";

import { recountAll } from "../functions/src/leads/recountAll.ts";
import { repairIndexes } from "../functions/src/patients/repairIndexes.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { projectOption } from "./lib/readArguments.ts";
import { program, say } from "./lib/report.ts";

await program(async () => {
  const project = projectOption("recount", process.argv.slice(2));
  return operatorApp(project, async (app) => {
    const { people, repaired, busy, ...leads } = await recountAll(getFirestore(app));
    say(`Counted the leads of ${people} people; the figures of ${repaired.length} were put right.`);
    for (const uid of busy) say(`  ${uid} was too busy to be counted; try again.`);
    const indexes = await repairIndexes(getFirestore(app));
    const { length } = indexes.repaired;
    say(`Compared the patient indexes of ${indexes.clinicians} people; ${length} were put right.`);
    say(
      `Compared the lead indexes of ${leads.compared} readers; ${leads.repairedIndexes.length} were put right.`,
    );
    return busy.length === 0 ? 0 : 1;
  });
});
