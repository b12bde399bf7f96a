/** The middle of a sample, interpolated between two. */
export function median(sample: readonly number[]): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2;
}

/**
 * Times several things in turn, round by round, so that other load on the machine affects all of
 * them alike.
 *
 * @param runs each returns milliseconds
 * @param skipped the number of rounds at the beginning that are not counted
 * @returns the times of each thing
 */
export async function interleaved(
  runs: readonly (() => Promise<number>)[],
  rounds: number,
  skipped: number,
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
 * Tests whether two samples differ in size by the ranks of their values, so that a few slow ones
 * count no more than others: the test of Mann and Whitney (Annals of Mathematical Statistics 18,
 * 1947) by its normal approximation, corrected for ties. Suitable for about twenty or more values
 * per side.
 *
 * @returns `greater` the chance that one of `a` is greater than one of `b`, ties counted half: a
 *   half if the samples do not differ. `p` the chance that samples of the same thing differ as much
 *   as these.
 */
export function mannWhitney(
  a: readonly number[],
  b: readonly number[],
): { greater: number; p: number } {
  const sorted = [...a, ...b].toSorted((left, right) => left - right);
  const ranks = new Map<number, { first: number; count: number }>();
  for (const [index, value] of sorted.entries()) {
    const rank = ranks.get(value);
    if (rank === undefined) ranks.set(value, { first: index + 1, count: 1 });
    else rank.count += 1;
  }
  const rankOf = (value: number) => {
    const { first, count } = ranks.get(value) ?? { first: 0, count: 1 };
    return first + (count - 1) / 2;
  };
  const u = sum(a.map(rankOf)) - (a.length * (a.length + 1)) / 2;
  const pairs = a.length * b.length;
  const n = sorted.length;
  const ties = sum([...ranks.values()].map(({ count }) => count ** 3 - count));
  const variance = (pairs / 12) * (n + 1 - ties / (n * (n - 1)));
  const z = variance > 0 ? (u - pairs / 2) / Math.sqrt(variance) : 0;
  return { greater: u / pairs, p: beyond(Math.abs(z)) };
}

/**
 * The chance of a normal value further than `z` from its mean, on either side, to 2e-7 (Abramowitz
 * and Stegun, 7.1.26).
 */
function beyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const series = sum(factors.map((factor, index) => factor * t ** (index + 1)));
  return series * Math.exp(-x * x);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
