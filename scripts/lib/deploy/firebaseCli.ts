import { readFileSync } from "node:fs";
import { join } from "node:path";

import { runCommand } from "../command.ts";
import { functionsDiscovery } from "../functionsDiscovery.ts";
import { cache, root } from "../places.ts";
import { Complaint } from "../report.ts";
import { timeLimit } from "./timeLimit.ts";

/** How the deployment calls firebase-tools. */
export type FirebaseCli = {
  readonly project: string;
  /** The generated firebase.json of this project, relative to the root. */
  readonly config: string;
  readonly signal: AbortSignal;
};

/** firebase-tools has ended with an error. */
export class FirebaseFailure extends Complaint {
  readonly output: string;
  constructor(output: string, log: string) {
    super(`${lastError(output)} (${log})`);
    this.output = output;
  }
}

const limitMs = 40 * 60_000;

/**
 * Runs a command of firebase-tools to its end, without questions.
 * @param name of the log file
 * @throws FirebaseFailure with its last error on one line
 */
export async function runFirebase(
  cli: FirebaseCli,
  name: string,
  args: readonly string[],
): Promise<void> {
  const { project, config, signal: stop } = cli;
  const folder = join(cache, "deploy", project);
  const log = join(folder, `${name}.log`);
  const limit = AbortSignal.timeout(timeLimit(limitMs));
  const program = join(root, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  const common = ["--project", project, "--config", config, "--non-interactive"];
  const code = await runCommand(process.execPath, [program, ...args, ...common], {
    log,
    signal: AbortSignal.any([stop, limit]),
    env: {
      // Its own settings, so that it signs in as the rest of the deployment does, and not as the
      // person of an earlier `firebase login`.
      XDG_CONFIG_HOME: join(folder, "firebase-tools"),
      GOOGLE_CLOUD_QUOTA_PROJECT: process.env["GOOGLE_CLOUD_QUOTA_PROJECT"] ?? project,
      ...functionsDiscovery,
      NO_COLOR: "1",
    },
  });
  if (code === 0) return;
  if (stop.aborted) throw new Complaint("Stopped.");
  if (limit.aborted) {
    throw new Complaint(`firebase-tools did not end within ${timeLimit(limitMs) / 60_000} minutes`);
  }
  throw new FirebaseFailure(readFileSync(log, "utf8"), log);
}

/** The last error in the output of firebase-tools, on one line. */
function lastError(output: string): string {
  const start = Math.max(0, output.lastIndexOf("\nError: "));
  const [, text = output] = /(?:^|\n)Error: ([\s\S]*)$/.exec(output.slice(start)) ?? [];
  const line = `${functionsError(output)}${text}`.replaceAll(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line || "firebase-tools failed";
}

/** Why the first function failed, which its last error doesn't say. */
function functionsError(output: string): string {
  const [, reason] =
    /functions: (?:creating|updating) [\s\S]*?\n(?!i |✔|⚠ +functions: Deploys)(?:⚠ +functions: )?(\S.*)/.exec(
      output,
    ) ?? [];
  return reason === undefined ? "" : `${reason}. `;
}
