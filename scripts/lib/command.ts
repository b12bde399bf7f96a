import { spawn, spawnSync } from "node:child_process";
import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Complaint } from "./report.ts";
import { root } from "./places.ts";

/** How a command runs. Without `log` it shares the terminal. */
export type CommandOptions = {
  /** Added to the current environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** A file for all of the command's output. */
  readonly log?: string;
  /** Aborts the command. */
  readonly signal?: AbortSignal;
};

/**
 * Runs a program to its end.
 * @returns its exit code; 127 if it could not be started, 130 if `signal` aborted it
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
        // Programs outside the terminal get their own process group, because npm does not end its
        // child processes when it is terminated.
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
 * Runs a program that must succeed; shows its output only if it fails.
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

/** Signals a process and all processes it started, if they still exist. */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The process has already ended.
  }
}

/** The last lines of a log file, indented, followed by the path of the file. */
export function logTail(path: string): string {
  const all = readFileSync(path, "utf8").trimEnd().split("\n");
  return [...all.slice(-25).map((line) => `  | ${line}`), `The whole log: ${path}`].join("\n");
}

/** The combined stdout and stderr of a short command; null if it fails or does not exist. */
export function answerOf(command: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    timeout: 10_000,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return status === 0 ? `${stdout}${stderr}` : null;
}

/** The first executable with this name on the PATH, or null. */
export function onPath(name: string): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const found = executable(join(folder, name));
    if (found !== null) return found;
  }
  return null;
}

/** The path itself if it is an executable file, else null. */
export function executable(path: string): string | null {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}

/** Truncates and opens a log file, creating its folder if needed. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, "w");
}
