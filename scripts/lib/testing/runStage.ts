import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../command.ts";
import {
  checkCounts,
  playwrightCounts,
  playwrightFailures,
  vitestCounts,
  vitestFailures,
  type Counts,
  type RunnerOutcome,
} from "./counts.ts";
import { cache } from "../places.ts";
import { say } from "../report.ts";
import { faultsInLog } from "./serverLog.ts";
import type { Stage } from "./stages.ts";

/** The longest stage takes 22 minutes on two cores, and more beside other work. */
const limitMinutes = 60;

/** What came of a stage. */
export type StageResult = {
  readonly counts: Counts;
  /** The failed tests, by file and name; empty if the stage is one check. */
  readonly failures: readonly string[];
};

/**
 * Runs one stage to its end. Tests print their own output; a check prints only if it fails.
 * @param rest arguments for its runner, such as part of a file name
 * @param env added to the environment: the addresses of the emulators and the browser
 * @param log a file for the tests' output instead of the terminal
 */
export async function runStage(
  stage: Stage,
  rest: readonly string[],
  env: Readonly<Record<string, string>>,
  stop: AbortSignal,
  log?: string,
): Promise<StageResult> {
  const limit = AbortSignal.timeout(limitMinutes * 60_000);
  const result = await runUntil(stage, rest, env, AbortSignal.any([stop, limit]), log);
  if (limit.aborted) say(`  Stopped after ${limitMinutes} minutes`);
  return result;
}

async function runUntil(
  stage: Stage,
  rest: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
  log: string | undefined,
): Promise<StageResult> {
  if (stage.runner === "check") {
    return { counts: await runCheck(stage, rest, signal), failures: [] };
  }
  if (stage.runner === "log") {
    return { counts: readLog(env["SALVIA_SERVER_LOG"]), failures: [] };
  }
  const results = join(cache, "test", `${stage.name}.json`);
  rmSync(results, { force: true });
  const reporters =
    stage.runner === "vitest"
      ? ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`]
      : [];
  const exitCode = await runCommand(stage.command, [...stage.args, ...reporters, ...rest], {
    env: { ...env, ...stage.env, ...plain(stage), SALVIA_RESULTS: results },
    signal,
    ...(log !== undefined && { log }),
  });
  const report = readReport(results);
  const outcome: RunnerOutcome = { exitCode, report, mayBeEmpty: stage.mayBeEmpty ?? false };
  return stage.runner === "vitest"
    ? { counts: vitestCounts(outcome), failures: vitestFailures(report) }
    : { counts: playwrightCounts(outcome), failures: playwrightFailures(report) };
}

/**
 * Playwright's workers each print a warning about NO_COLOR; this disables colors for Playwright
 * alone.
 */
function plain(stage: Stage): NodeJS.ProcessEnv {
  const wanted = stage.runner === "playwright" && process.env["NO_COLOR"] !== undefined;
  return wanted ? { NO_COLOR: undefined, FORCE_COLOR: "0" } : {};
}

async function runCheck(
  stage: Stage,
  rest: readonly string[],
  signal: AbortSignal,
): Promise<Counts> {
  const log = join(cache, "test", `${stage.name}.log`);
  const exitCode = await runCommand(stage.command, [...stage.args, ...rest], { log, signal });
  if (exitCode !== 0) say(readFileSync(log, "utf8").trimEnd());
  return checkCounts(exitCode);
}

/** Checks the server log; a log without personal data and errors counts as one passed test. */
function readLog(path: string | undefined): Counts {
  if (path === undefined || statSync(path).size === 0) {
    say("There is no server log.");
    return checkCounts(1);
  }
  const faults = faultsInLog(readFileSync(path, "utf8"));
  for (const fault of faults) say(`  The server log holds ${fault}`);
  return checkCounts(faults.length === 0 ? 0 : 1);
}

function readReport(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // A truncated report means that the runner crashed, which counts as a failure.
    return null;
  }
}
