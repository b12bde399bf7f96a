import { readArguments, text } from "../readArguments.ts";
import { Complaint } from "../report.ts";

/** The steps of a deployment, in order. Those before `database` only read and build. */
export const deploySteps = [
  "database",
  "account",
  "indexes",
  "rules",
  "functions",
  "hosting",
  "smoke",
] as const;

export type DeployStep = (typeof deploySteps)[number];

/** What `npm run deploy` was asked for. */
export type DeployOptions = { readonly project: string; readonly from: DeployStep };

const usage = `Usage: npm run deploy -- --project <id> [--from ${deploySteps.join(" | ")}]`;

/**
 * Parses the arguments of `npm run deploy`.
 * @throws Complaint with the usage
 */
export function deployOptions(words: readonly string[]): DeployOptions {
  const { values } = readArguments(words, usage, { project: text, from: text });
  const { project = "", from = "database" } = values;
  const found = deploySteps.find((name) => name === from);
  if (found === undefined) throw new Complaint(usage);
  return { project: projectId(project, usage), from: found };
}

/**
 * The id of a real project.
 * @throws Complaint for an id that Google Cloud does not allow, and for the emulators' project
 */
export function projectId(id: string, hint: string): string {
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id) && !id.startsWith("demo-")) return id;
  throw new Complaint(`"${id}" is not the id of a real project. ${hint}`);
}

/** The command that continues a deployment at a step. */
export function continueAt({ project }: DeployOptions, step: DeployStep): string {
  return `npm run deploy -- --project ${project} --from ${step}`;
}
