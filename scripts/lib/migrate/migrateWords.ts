import { flag, readArguments, text } from "../readArguments.ts";
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
  const options = { "dry-run": flag, after: text, project: text };
  const { values, positionals } = readArguments(words, usage, options, 1);
  const { "dry-run": dryRun = false, after = null, project = null } = values;
  const [id = null] = positionals;
  const isPath = after === null || /^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/.test(after);
  if (!isPath || (after !== null && id === null)) throw new Complaint(usage);
  return { id, dryRun, after, project };
}
