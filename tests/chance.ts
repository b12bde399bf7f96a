/** Which of so many are chosen at random: so many numbers from 0. */
export function someOf(all: number, count: number): ReadonlySet<number> {
  const numbers = Array.from({ length: all }, (_, number) => number);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, all)) {
    const [number] = numbers.splice(Math.floor(Math.random() * numbers.length), 1);
    if (number !== undefined) chosen.add(number);
  }
  return chosen;
}

/**
 * Whether this run tries a random part of what takes long: `npm test` as a whole does. Nightly and a
 * stage by itself try everything.
 */
export const isSampled = process.env["SALVIA_SAMPLED"] !== undefined;

/** The steps at which a process dies in turn: of so many, from 1, or three of them if sampled. */
export function deathsAt(steps: number): readonly number[] {
  const chosen = someOf(steps, isSampled ? 3 : steps);
  return Array.from(chosen, (step) => step + 1).toSorted((a, b) => a - b);
}

/**
 * The rows that a table of tests tries: all, or one if sampled. Every process of a run chooses the same
 * one, because Playwright reads a file once to list its tests and again to run them.
 */
export function triedRows<Row>(rows: readonly Row[]): readonly Row[] {
  if (!isSampled) return rows;
  const start = Math.floor(Number(process.env["SALVIA_SAMPLED"]) * rows.length);
  return rows.slice(start, start + 1);
}

/** For where time itself is part of the story: how long a network is away, when a process dies. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
