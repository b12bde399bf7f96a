import { spawn, spawnSync } from "node:child_process";
import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Complaint } from "./report.ts";
import { root } from "./places.ts";

/** How a command runs. Without `log` it shares our terminal. */
export type CommandOptions = {
  /** Added to our own environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** A file that takes all the command says. */
  readonly log?: string;
  /** Ends the command when it fires. */
  readonly signal?: AbortSignal;
};

/**
 * Runs a program to its end.
 * @returns its exit code; 127 when it could not be started, 130 when `signal` ended it
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<number> {
  if (options.signal?.aborted) return 130;
  const log = options.log === undefined ? null : openLog(options.log);
  try {
    return await new Promise<number>((resolve) => {
      const child = spawn(command, args, {
        cwd: options.cwd ?? root,
        env: { ...process.env, ...options.env },
        stdio: log === null ? "inherit" : ["ignore", log, log],
        // What has no part in the terminal gets a process group: npm, asked to end, leaves what it
        // runs behind.
        detached: log !== null,
      });
      const stop = () => {
        if (log === null) child.kill("SIGTERM");
        else signalGroup(child.pid, "SIGTERM");
      };
      options.signal?.addEventListener("abort", stop, { once: true });
      child.once("error", () => resolve(127));
      child.once("exit", (code) => {
        options.signal?.removeEventListener("abort", stop);
        resolve(options.signal?.aborted ? 130 : (code ?? 1));
      });
    });
  } finally {
    if (log !== null) closeSync(log);
  }
}

/**
 * Runs a program that must succeed, quietly: what it said is shown only when it fails.
 * @throws Complaint with the end of its log
 */
export async function mustRun(
  title: string,
  command: string,
  args: readonly string[],
  options: CommandOptions & { readonly log: string },
): Promise<void> {
  const code = await runCommand(command, args, options);
  if (options.signal?.aborted) throw new Complaint("Stopped.");
  if (code !== 0) throw new Complaint(`${title} failed.\n${logTail(options.log)}`);
}

/** Signals a process and all that it started, as far as they are still there. */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // Gone already.
  }
}

/** The last lines of a log file, indented, and where the rest is. */
export function logTail(path: string, lines = 25): string {
  const all = readFileSync(path, "utf8").trimEnd().split("\n");
  return [...all.slice(-lines).map((line) => `  | ${line}`), `The whole log: ${path}`].join("\n");
}

/** What a short command says on both channels together, or null when it fails or is not there. */
export function answerOf(command: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    timeout: 10_000,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return status === 0 ? `${stdout}${stderr}` : null;
}

/** The first executable of that name on the PATH, or null. */
export function onPath(name: string): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const found = executable(join(folder, name));
    if (found !== null) return found;
  }
  return null;
}

/** The path itself where it names something we may run, else null. */
export function executable(path: string): string | null {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}

/** Opens a log file anew, with its folder. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, "w");
}
