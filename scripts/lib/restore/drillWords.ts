import { readArguments, text } from "../readArguments.ts";
import { Complaint } from "../report.ts";

const usage = [
  "Usage: npm run drill -- [--database <id>] [--at <time>] [--accounts <path>] [--project <id>]",
  "  --database  a restored database, which is compared with the live one",
  "  --at        compares with the live database as it was then, such as 2026-11-24T09:30:00Z;",
  "              without --database, with the live database itself, after an import",
  "  --accounts  a folder of the nightly export, or a file of `firebase auth:export`, which is",
  "              compared with the accounts",
  "  --project   a real project, with the credentials of `gcloud auth application-default login`;",
  "              without it the local emulators",
].join("\n");

/** What `npm run drill` compares. */
export type DrillWords = {
  /** The databases; null for accounts alone. */
  readonly databases: { readonly restored: string; readonly at: Date | null } | null;
  readonly accounts: string | null;
  readonly project: string | null;
};

/**
 * Parses the arguments of `npm run drill`.
 * @throws Complaint with the usage if they are invalid
 */
export function drillWords(words: readonly string[]): DrillWords {
  const options = { database: text, at: text, accounts: text, project: text };
  const { values } = readArguments(words, usage, options);
  const { database, at, accounts = null, project = null } = values;
  if (database === undefined && at === undefined && accounts === null) throw new Complaint(usage);
  if (at !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(at)) {
    throw new Complaint(usage);
  }
  const databases =
    database === undefined && at === undefined
      ? null
      : { restored: database ?? "(default)", at: at === undefined ? null : new Date(at) };
  return { databases, accounts, project };
}
