/**
 * `npm run migrate`: changes stored documents to the form that this release expects; on the local
 * emulators, or with `--project` on a real project.
 */
import { getFirestore } from "firebase-admin/firestore";

import { migrate, type Migrated } from "./lib/migrate/migrate.ts";
import { migrations } from "./lib/migrate/migration.ts";
import { migrateWords } from "./lib/migrate/migrateWords.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { Complaint, program, say } from "./lib/report.ts";

/** How many refused documents are named. */
const named = 20;

await program(async () => {
  const { id, dryRun, after, project } = migrateWords(process.argv.slice(2));
  const chosen = migrations.filter((migration) => id === null || migration.id === id);
  if (id !== null && chosen.length === 0) {
    throw new Complaint(`There is no migration ${id}, only: ${ids().join(", ") || "none"}.`);
  }
  if (chosen.length === 0) {
    say("There is nothing to migrate.");
    return 0;
  }
  return operatorApp(project, async (app) => {
    let refused = 0;
    for (const migration of chosen) {
      let last = after;
      const onPage = (soFar: Migrated) => void ({ last } = soFar);
      try {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the releases
        const done = await migrate(getFirestore(app), migration, { dryRun, after, onPage });
        report(migration.id, done, dryRun);
        refused += done.refused.length;
      } catch (error) {
        if (last !== null) say(`To continue: npm run migrate -- ${migration.id} --after ${last}`);
        throw error;
      }
    }
    return refused === 0 ? 0 : 1;
  });
});

function report(id: string, { read, changed, fields, refused }: Migrated, dryRun: boolean): void {
  const names = fields.size > 0 ? `: ${[...fields].join(", ")}` : "";
  say(`${id}: ${changed} of ${read} documents ${dryRun ? "would change" : "changed"}${names}.`);
  for (const { path, reason } of refused.slice(0, named)) say(`  ${path} is left. ${reason}`);
  if (refused.length > named) say(`  and ${refused.length - named} more`);
}

function ids(): readonly string[] {
  return migrations.map((migration) => migration.id);
}
