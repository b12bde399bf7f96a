import { features, type Feature } from "@salvia/domain/configuration/feature";

import { readArguments, text } from "./readArguments.ts";
import { Complaint } from "./report.ts";

const usage = [
  "Usage: npm run switches -- [<what>] [--project <id>]",
  "  what       off <feature>   turns a feature off for everyone",
  "             on <feature>    turns it on again",
  "             nothing         shows what is off",
  `  feature    ${features.join(", ")}`,
  "  --project  a real project, with the credentials of `gcloud auth application-default login`;",
  "             without it the local emulators",
].join("\n");

/** What `npm run switches` does. */
export type SwitchWords = { project: string | null } & (
  | { kind: "show" }
  | { kind: "change"; feature: Feature; off: boolean }
);

/**
 * Parses the arguments of `npm run switches`.
 *
 * @throws Complaint with the usage if they are invalid
 */
export function switchWords(words: readonly string[]): SwitchWords {
  const { values, positionals } = readArguments(words, usage, { project: text }, 2);
  const { project = null } = values;
  const [what, name] = positionals;
  if (what === undefined) return { kind: "show", project };
  const feature = features.find((each) => each === name);
  if (feature === undefined || (what !== "off" && what !== "on")) throw new Complaint(usage);
  return { kind: "change", feature, off: what === "off", project };
}
