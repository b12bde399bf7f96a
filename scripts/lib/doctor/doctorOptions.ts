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
  const usage = new Complaint("Usage: npm run doctor -- --project <id> [--token <access token>]");
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { project: { type: "string" }, token: { type: "string" } },
    });
    // The form of Google's project ids, because the id becomes part of addresses and commands.
    if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(values.project ?? "")) throw usage;
    return { project: values.project ?? "", token: values.token ?? null };
  } catch {
    throw usage;
  }
}
