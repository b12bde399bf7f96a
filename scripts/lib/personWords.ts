import { readArguments, text } from "./readArguments.ts";
import { Complaint } from "./report.ts";

const usage = [
  "Usage: npm run person -- <what> <who> [--project <id>]",
  "  what       export   writes everything about the person to a file",
  "             erase    erases the person, which cannot be undone",
  "  who        an email address, or the id of a lead or an account",
  "  --project  a real project, with the credentials of `gcloud auth application-default login`;",
  "             without it the local emulators",
].join("\n");

/** What `npm run person` does, and for whom. */
export type PersonWords = { what: "export" | "erase"; who: string; project: string | null };

/**
 * Parses the arguments of `npm run person`.
 *
 * @throws Complaint with the usage if they are invalid
 */
export function personWords(words: readonly string[]): PersonWords {
  const { values, positionals } = readArguments(words, usage, { project: text }, 2);
  const [what, who = ""] = positionals;
  if ((what !== "export" && what !== "erase") || !/^[^\s/-][^\s/]*$/.test(who)) {
    throw new Complaint(usage);
  }
  return { what, who, project: values.project ?? null };
}
