/** Runs something once and returns how long it took, in milliseconds. */
export type Run = () => Promise<number>;

/**
 * Runs several things in turn, round by round, so that other load on the machine affects all of
 * them alike.
 *
 * @param skipped the number of rounds at the beginning that are not counted
 * @returns the times of each thing
 */
export async function interleaved(
  runs: readonly Run[],
  rounds: number,
  skipped = 0,
): Promise<number[][]> {
  const times: number[][] = runs.map(() => []);
  for (let round = -skipped; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const time = await run();
      if (round >= 0) times[index]?.push(time);
    }
  }
  return times;
}

/**
 * Compares things with a base that runs before each of them: A B A C A D, and again.
 *
 * @returns their times, and the ratio of each to the base run just before it
 */
export async function compared(
  base: Run,
  runs: readonly Run[],
  rounds: number,
  skipped = 0,
): Promise<{ base: number[]; others: { times: number[]; ratios: number[] }[] }> {
  const pairs = runs.flatMap((run) => [base, run]);
  // The first run of a round is not counted: it may follow a pause and include wake-up time.
  const [, ...all] = await interleaved([base, ...pairs], rounds, skipped);
  const others = runs.map((_, index) => {
    const [before = [], times = []] = all.slice(index * 2, index * 2 + 2);
    return { times, ratios: ratiosOf(times, before) };
  });
  return { base: all.filter((_, index) => index % 2 === 0).flat(), others };
}

/** The ratio of each time to the base time at the same index. */
export function ratiosOf(times: readonly number[], base: readonly number[]): number[] {
  return times.map((time, round) => time / (base[round] ?? Number.NaN));
}
