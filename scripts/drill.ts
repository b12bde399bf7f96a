/**
 * `npm run drill`: compares a restored database with the live one, and an export of accounts with
 * the accounts; on the local emulators, or with `--project` on a real project.
 */
import { getAuth } from "firebase-admin/auth";
import { getFirestore, Timestamp } from "firebase-admin/firestore";

import { operatorApp } from "./lib/operatorApp.ts";
import { Complaint, program, say } from "./lib/report.ts";
import { compareAccounts } from "./lib/restore/compareAccounts.ts";
import { compareDatabases } from "./lib/restore/compareDatabases.ts";
import { drillWords } from "./lib/restore/drillWords.ts";
import { readAccounts } from "./lib/restore/readAccounts.ts";

await program(async () => {
  const { databases, accounts, project } = drillWords(process.argv.slice(2));
  const exported = accounts === null ? null : readAccounts(accounts);
  const faults: string[] = [];
  await operatorApp(project, async (app) => {
    if (databases !== null) {
      const at = databases.at === null ? null : Timestamp.fromDate(databases.at);
      const live = { firestore: getFirestore(app), at };
      const found = await compareDatabases(live, getFirestore(app, databases.restored));
      for (const [name, count] of found.counts) say(`  ${name}: ${count}`);
      say(`Compared ${found.counts.size} collections, and ${found.compared} documents in full.`);
      faults.push(...found.faults);
    }
    if (exported !== null) {
      const found = await compareAccounts(exported, getAuth(app));
      say(`Compared ${found.count} accounts.`);
      faults.push(...found.faults);
    }
  }).catch((error: unknown) => {
    throw refused(error);
  });
  for (const fault of faults) say(fault);
  say(faults.length === 0 ? "All is there." : `Not all is there: ${faults.length} lines above.`);
  return faults.length === 0 ? 0 : 1;
});

/** What Google refused in one line, such as a time before the database's history begins. */
function refused(error: unknown): unknown {
  const isAnswer = error instanceof Error && "details" in error && error.details !== "";
  return isAnswer ? new Complaint(`Firestore answered: ${String(error.details)}`) : error;
}
