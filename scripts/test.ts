/** `npm test`: runs all checks and tests, or a selection. The last line is `N passed, N failed`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sum, summary } from "./lib/testing/counts.ts";
import { answerOf } from "./lib/command.ts";
import { cache } from "./lib/places.ts";
import { Complaint, program, say, seconds } from "./lib/report.ts";
import { leaveOut, leftOut, readWithout } from "./lib/testing/leaveOut.ts";
import { runStage, type StageResult } from "./lib/testing/runStage.ts";
import { chooseStages, inTurn, stageWords, type Change, type Stage } from "./lib/testing/stages.ts";
import { stopController } from "./lib/stopSignal.ts";
import { withTestEmulators, type TestEnv } from "./lib/testing/testEmulators.ts";

type Result = StageResult & { readonly stage: Stage; readonly time: string };
type Prepare = (stage: Stage) => Promise<TestEnv>;

const oneFailure: StageResult = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] };

await program(main);

async function main(): Promise<number> {
  const asked = readWithout(process.argv.slice(2));
  const whole =
    asked === null ? null : chooseStages(asked.words, changeSince(startOf(asked.words)));
  if (asked === null || whole === null) {
    throw new Complaint(
      `Usage: npm test -- [${stageWords.join(" | ")}] [--without firefox,webkit,coturn,maven]`,
    );
  }
  const chosen = leaveOut(whole, asked.without);
  const { rest } = chosen;
  const { signal } = stopController();
  const started = Date.now();
  const alone = chosen.stages.filter((stage) => !stage.needsEmulators);
  const results = await runAll(alone, rest, signal, () => Promise.resolve({}));
  const onEmulators = async (wanted: readonly Stage[], onOther: boolean) => {
    if (wanted.length === 0 || signal.aborted) return;
    const work = (prepare: Prepare) => runAll(wanted, rest, signal, prepare);
    results.push(
      ...(await orAllFailed(wanted, () => withTestEmulators(wanted, signal, work, onOther))),
    );
  };
  const together = chosen.stages.filter((stage) => stage.needsEmulators);
  await onEmulators(together, false);
  await onEmulators(chosen.onOther, true);
  return conclude(results, leftOut(asked.without), seconds(started), signal);
}

/**
 * The commit that `check` counts changes from: the named one, or where this branch left the main
 * one; in a clone without a remote, its newest commit.
 */
function startOf([word, named]: readonly string[]): string {
  if (word === "check" && named !== undefined) return named;
  return answerOf("git", ["merge-base", "HEAD", "origin/main"])?.trim() || "HEAD";
}

/** What has changed since a commit, committed or not. */
function changeSince(since: string): Change {
  const listed = [
    answerOf("git", ["diff", "--name-only", "--diff-filter=d", since]),
    answerOf("git", ["ls-files", "--others", "--exclude-standard"]),
  ];
  const files = listed.flatMap((names) => names?.split("\n") ?? []);
  return { since, files: files.filter((name) => /\.(ts|tsx|mjs)$/.test(name)) };
}

/** Runs the stages in turn and continues after a failure. */
async function runAll(
  stages: readonly Stage[],
  rest: readonly string[],
  signal: AbortSignal,
  prepare: Prepare,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const turn of inTurn(stages)) {
    if (signal.aborted) break;
    const running = turn.map((stage, index) => {
      const started = Date.now();
      const log = index === 0 ? undefined : join(cache, "test", `${stage.name}.log`);
      const result = orOneFailure(async () =>
        runStage(stage, rest, await prepare(stage), signal, log),
      ).then((each): Result => ({ ...each, stage, time: seconds(started) }));
      return { stage, log, result };
    });
    for (const { stage, log, result } of running) {
      say(`\n${stage.title}`);
      // oxlint-disable-next-line no-await-in-loop -- sequential: stages share emulators and CPUs
      const each = await result;
      if (log !== undefined && existsSync(log)) say(readFileSync(log, "utf8").trimEnd());
      say(`  ${summary(each.counts)} (${each.time})`);
      results.push(each);
    }
  }
  return results;
}

async function orOneFailure(run: () => Promise<StageResult>): Promise<StageResult> {
  try {
    return await run();
  } catch (error) {
    complain(error);
    return oneFailure;
  }
}

async function orAllFailed(
  stages: readonly Stage[],
  run: () => Promise<Result[]>,
): Promise<Result[]> {
  try {
    return await run();
  } catch (error) {
    complain(error);
    return stages.map((stage) => ({ ...oneFailure, stage, time: "not run" }));
  }
}

function complain(error: unknown): void {
  console.error(error instanceof Complaint ? error.message : error);
}

function conclude(
  results: readonly Result[],
  absent: readonly string[],
  time: string,
  signal: AbortSignal,
): number {
  const total = sum(results.map(({ counts }) => counts));
  say("");
  for (const { stage, counts, time: each } of results) {
    say(`  ${stage.title.padEnd(20)}${summary(counts)} (${each})`);
  }
  for (const line of absent) say(`  ${line}`);
  // Last, so that it is seen where only the end of the output is kept.
  for (const failure of results.flatMap(({ failures }) => failures)) say(`  Failed: ${failure}`);
  say(signal.aborted ? `Stopped after ${time}: what follows is not everything.` : `  ${time}`);
  say(summary(total));
  return total.failed > 0 || signal.aborted ? 1 : 0;
}
