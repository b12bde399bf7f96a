/**
 * `npm run mirror -- --project <id>`: compares the audit log of a real project with its mirror in
 * write-once storage. `--copy` adds what the mirror lacks.
 */
import { collections } from "@salvia/domain/shared/collections";
import { FieldPath, getFirestore, type Firestore } from "firebase-admin/firestore";

import { pages } from "../functions/src/platform/pages.ts";
import { compareMirror, type LoggedEntry } from "./lib/auditMirror/compareMirror.ts";
import { copyEntry, readMirror } from "./lib/auditMirror/storedMirror.ts";
import { readConfiguration } from "./lib/configuration/readConfiguration.ts";
import { googleApi } from "./lib/deploy/googleApi.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { flag, readArguments, text } from "./lib/readArguments.ts";
import { Complaint, program, say } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";

/** How many entries of a kind are named. */
const named = 20;

/** How long an entry is new: its trigger runs within seconds. */
const newMs = 10 * 60 * 1000;

await program(async () => {
  const usage = "Usage: npm run mirror -- --project <id> [--copy]";
  const { values } = readArguments(process.argv.slice(2), usage, { project: text, copy: flag });
  const { project, copy } = values;
  if (project === undefined) throw new Complaint(usage);
  const bucket = readConfiguration(project).configuration.AUDIT_BUCKET;
  if (bucket === null) throw new Complaint(`AUDIT_BUCKET is not set in .env.${project}.`);
  const api = googleApi(project, stopController().signal);
  return operatorApp(project, async (app) => {
    const since = Date.now() - newMs;
    const mirror = await readMirror(api, bucket);
    const found = await compareMirror(loggedEntries(getFirestore(app), since), mirror);
    const { entries, missing, altered, deleted } = found;
    say(`The log has ${entries} entries, and the mirror ${mirror.objects.size} objects.`);
    const toCopy = copy ? missing : [];
    for (const entry of toCopy) {
      // oxlint-disable-next-line no-await-in-loop -- repeated, it goes on with the rest
      await copyEntry(api, bucket, entry);
    }
    if (toCopy.length > 0) say(`${toCopy.length} entries were copied to the mirror.`);
    else
      show(
        "Not in the mirror (--copy adds them)",
        missing.map(({ id }) => id),
      );
    show("Altered since they were mirrored", altered);
    show("Deleted from the log", deleted);
    return missing.length === toCopy.length && altered.length + deleted.length === 0 ? 0 : 1;
  });
});

/** All entries. Those that were written since a moment are new. */
async function* loggedEntries(firestore: Firestore, since: number): AsyncIterable<LoggedEntry> {
  const log = firestore.collection(collections.auditLog).orderBy(FieldPath.documentId());
  for await (const { docs } of pages(log, 500)) {
    for (const entry of docs) {
      const isNew = entry.updateTime.toMillis() >= since;
      yield { id: entry.id, fields: entry.data(), isNew };
    }
  }
}

function show(what: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  say(`${what}: ${ids.length}`);
  for (const id of ids.slice(0, named)) say(`  ${id}`);
  if (ids.length > named) say(`  and ${ids.length - named} more`);
}
