import { Complaint } from "../report.ts";

const usage = [
  "Usage: npm run migrate -- [<migration>] [--dry-run] [--after <path>] [--project <id>]",
  "  migration  the id of one migration; without it all of them",
  "  --dry-run  changes nothing, and says what would change",
  "  --after    continues one migration after the document with this path",
  "  --project  a real project, with the credentials of `gcloud auth application-default login`;",
  "             without it the local emulators",
].join("\n");

/** What `npm run migrate` does. */
export type MigrateWords = {
  id: string | null;
  dryRun: boolean;
  after: string | null;
  project: string | null;
};

/**
 * Parses the arguments of `npm run migrate`.
 *
 * @throws Complaint with the usage if they are invalid
 */
export function migrateWords(words: readonly string[]): MigrateWords {
  const parsed = { id: null, dryRun: false, after: null, project: null } as MigrateWords;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const value = words[at + 1];
    if (word === "--dry-run") parsed.dryRun = true;
    else if (word === "--after" || word === "--project") {
      if (value === undefined || value.startsWith("-")) throw new Complaint(usage);
      parsed[word === "--after" ? "after" : "project"] = value;
      at += 1;
    } else if (word.startsWith("-") || parsed.id !== null) throw new Complaint(usage);
    else parsed.id = word;
  }
  const isPath = parsed.after === null || /^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/.test(parsed.after);
  if (!isPath || (parsed.after !== null && parsed.id === null)) throw new Complaint(usage);
  return parsed;
}
