import { parseArgs } from "node:util";

import { Complaint } from "../report.ts";

/** What the command line asks for. */
export type DoctorOptions = {
  readonly project: string;
  /** An access token; null for the credentials of this machine. */
  readonly token: string | null;
};

/**
 * Reads the command line.
 *
 * @throws Complaint with the usage if it isn't understood
 */
export function doctorOptions(words: readonly string[]): DoctorOptions {
  const { project, token = null } = optionsOf(words);
  if (project === undefined) throw usage();
  return { project, token };
}

function optionsOf(words: readonly string[]) {
  try {
    const options = { project: { type: "string" }, token: { type: "string" } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw usage();
  }
}

function usage(): Complaint {
  return new Complaint("Usage: npm run doctor -- --project <id> [--token <access token>]");
}
