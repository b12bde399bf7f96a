/** `npm test`: runs all checks and tests, or a selection. The last line is `N passed, N failed`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sum, summary, type Counts } from "./lib/testing/counts.ts";
import { cache } from "./lib/places.ts";
import { Complaint, program, say, seconds } from "./lib/report.ts";
import { leaveOut, leftOut, readWithout } from "./lib/testing/leaveOut.ts";
import { runStage } from "./lib/testing/runStage.ts";
import {
  chooseStages,
  inTurn,
  stageWords,
  usesEmulators,
  type Stage,
  type Turn,
} from "./lib/testing/stages.ts";
import { stopController } from "./lib/stopSignal.ts";
import { withTestEmulators, type TestEnv } from "./lib/testing/testEmulators.ts";

type Result = { readonly stage: Stage; readonly counts: Counts; readonly time: string };
type Prepare = (stage: Stage) => Promise<TestEnv>;

const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 };

await program(main);

async function main(): Promise<number> {
  const asked = readWithout(process.argv.slice(2));
  const whole = asked === null ? null : chooseStages(asked.words);
  if (asked === null || whole === null) {
    throw new Complaint(
      `Usage: npm test -- [${stageWords.join(" | ")}] [--without firefox,webkit]`,
    );
  }
  const chosen = leaveOut(whole, asked.without);
  const { rest } = chosen;
  const { signal } = stopController();
  const started = Date.now();
  const turns = inTurn(chosen.stages);
  const alone = turns.filter((turn) => !usesEmulators(turn));
  const results = await runAll(alone, rest, signal, () => Promise.resolve({}));
  const onEmulators = async (wanted: readonly Turn[], onOther: boolean) => {
    if (wanted.length === 0 || signal.aborted) return;
    const work = (prepare: Prepare) => runAll(wanted, rest, signal, prepare);
    const all = wanted.flatMap(allOf);
    results.push(...(await orAllFailed(all, () => withTestEmulators(all, signal, work, onOther))));
  };
  await onEmulators(turns.filter(usesEmulators), false);
  await onEmulators(inTurn(chosen.onOther), true);
  return conclude(results, leftOut(asked.without), seconds(started), signal);
}

/** Runs the stages in turn and continues after a failure. */
async function runAll(
  turns: readonly Turn[],
  rest: readonly string[],
  signal: AbortSignal,
  prepare: Prepare,
): Promise<Result[]> {
  const results: Result[] = [];
  async function run(stage: Stage, log?: string): Promise<Result> {
    const started = Date.now();
    const counts = await orOneFailure(async () =>
      runStage(stage, rest, await prepare(stage), signal, log),
    );
    return { stage, counts, time: seconds(started) };
  }
  for (const { stages, beside } of turns) {
    // Parallel output would mix, so the parallel stage writes to a log that is shown at its end.
    const log = beside === null ? "" : join(cache, "test", `${beside.name}.log`);
    const running = beside === null || signal.aborted ? null : run(beside, log);
    for (const stage of stages) {
      if (signal.aborted) break;
      say(`\n${stage.title}`);
      // oxlint-disable-next-line no-await-in-loop -- sequential: stages share emulators and CPUs
      results.push(concluded(await run(stage)));
    }
    if (running === null || beside === null) continue;
    say(`\n${beside.title}`);
    // oxlint-disable-next-line no-await-in-loop -- the next turn must wait for it
    const result = await running;
    if (existsSync(log)) say(readFileSync(log, "utf8").trimEnd());
    results.push(concluded(result));
  }
  return results;
}

function concluded(result: Result): Result {
  say(`  ${summary(result.counts)} (${result.time})`);
  return result;
}

function allOf({ stages, beside }: Turn): Stage[] {
  return beside === null ? [...stages] : [...stages, beside];
}

async function orOneFailure(run: () => Promise<Counts>): Promise<Counts> {
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
    return stages.map((stage) => ({ stage, counts: oneFailure, time: "not run" }));
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
  say(signal.aborted ? `Stopped after ${time}: what follows is not everything.` : `  ${time}`);
  say(summary(total));
  return total.failed > 0 || signal.aborted ? 1 : 0;
}
