import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setInterval, setTimeout } from "node:timers/promises";
import { answerOf, signalGroup } from "./command.ts";
import { cache } from "./places.ts";
import { Complaint } from "./report.ts";

/**
 * A run of the emulator suite: by `npm start`, the tests, the bench, or a drill. Each has its own
 * folder, ports and data.
 */
export type RunName = keyof typeof programs;

/** The display name and the program of each run. */
const programs = {
  start: { command: "npm start", file: "scripts/start." },
  test: { command: "npm test", file: "scripts/test." },
  bench: { command: "npm run bench", file: "tests/bench/" },
  drill: { command: "npm test -- drills", file: "vitest" },
} as const;

/** The emulators of a run: the leader of their process group, and the port of their hub. */
export type RunningEmulators = { readonly leader: number; readonly hub: number };

/** The contents of the note on disk. `owner` is the process id of the program. */
type Note = { readonly owner: number; readonly emulators: RunningEmulators | null };

const shutdownMs = 20_000;

/**
 * Records this process as the owner of the named run.
 * @returns the emulators left behind by a killed run, or null
 * @throws Complaint if another process owns the run
 */
export function claimRun(name: RunName): RunningEmulators | null {
  const earlier = readNote(name);
  if (earlier !== null && isOurs(earlier.owner, programs[name].file)) {
    throw new Complaint(
      `Another '${programs[name].command}' of this folder is running (process ${earlier.owner}). Stop it first, with Ctrl-C in its terminal or 'kill ${earlier.owner}'.`,
    );
  }
  noteRun(name, null);
  const left = earlier?.emulators ?? null;
  return left !== null && isOurs(left.leader, "emulators:start") ? left : null;
}

/** Records the emulators of this process's run, so that they can be found if it is killed. */
export function noteRun(name: RunName, emulators: RunningEmulators | null): void {
  mkdirSync(dirname(noteOf(name)), { recursive: true });
  writeFileSync(noteOf(name), JSON.stringify({ owner: process.pid, emulators }));
}

export function endRun(name: RunName): void {
  rmSync(noteOf(name), { force: true });
}

/**
 * Ends a process group: first with a request, then by force.
 * @param ended resolves when its leader has ended; defaults to watching the process table
 */
export async function stopGroup(leader: number, ended = untilGone(leader)): Promise<void> {
  signalGroup(leader, "SIGINT");
  const late = setTimeout(shutdownMs, "late" as const, { ref: false });
  if ((await Promise.race([ended, late])) === "late") signalGroup(leader, "SIGKILL");
}

function noteOf(name: RunName): string {
  return join(cache, "emulators", name, "running.json");
}

function readNote(name: RunName): Note | null {
  if (!existsSync(noteOf(name))) return null;
  const note: unknown = JSON.parse(readFileSync(noteOf(name), "utf8"));
  return isNote(note) ? note : null;
}

function isNote(note: unknown): note is Note {
  if (!isObject(note) || !Number.isInteger(note["owner"])) return false;
  const emulators = note["emulators"];
  if (emulators === null) return true;
  return (
    isObject(emulators) &&
    Number.isInteger(emulators["leader"]) &&
    Number.isInteger(emulators["hub"])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Process ids are reused, so the command line must match as well. */
export function isOurs(pid: number, part: string): boolean {
  return (answerOf("ps", ["-o", "args=", "-p", String(pid)]) ?? "").includes(part);
}

async function untilGone(pid: number): Promise<void> {
  for await (const _ of setInterval(100)) {
    if (!isAlive(pid)) return;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
