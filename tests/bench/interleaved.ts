/** Does something once and gives how long it took, in milliseconds. */
export type Run = () => Promise<number>;

/**
 * Does several things in turn, round by round, so that whatever else the machine is at meets all of
 * them alike.
 *
 * @param skipped so many rounds at the beginning are not counted
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
 * Compares things with one that is done before each of them: A B A C A D, and again.
 *
 * @returns their times, and the ratio of each to the one just before it
 */
export async function compared(
  base: Run,
  runs: readonly Run[],
  rounds: number,
  skipped = 0,
): Promise<{ base: number[]; others: { times: number[]; ratios: number[] }[] }> {
  const pairs = runs.flatMap((run) => [base, run]);
  // The first of a round is not counted: it may come after a pause, and wakes everything up.
  const [, ...all] = await interleaved([base, ...pairs], rounds, skipped);
  const others = runs.map((_, index) => {
    const [before = [], times = []] = all.slice(index * 2, index * 2 + 2);
    return { times, ratios: ratiosOf(times, before) };
  });
  return { base: all.filter((_, index) => index % 2 === 0).flat(), others };
}

/** One by one, how many times the second fits into the first. */
export function ratiosOf(times: readonly number[], base: readonly number[]): number[] {
  return times.map((time, round) => time / (base[round] ?? Number.NaN));
}
