/**
 * Whether this run tries everything: those of the night, and a stage with arguments for its runner
 * (scripts/lib/testing/stages.ts). Others try a part of what takes long.
 */
export function isNightly(): boolean {
  return process.env["SALVIA_NIGHTLY"] !== undefined;
}

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

/** The steps at which a process dies in turn: of so many, from 1, or three of them unless nightly. */
export function deathsAt(steps: number): readonly number[] {
  const chosen = someOf(steps, isNightly() ? steps : 3);
  return Array.from(chosen, (step) => step + 1).toSorted((a, b) => a - b);
}

/** For where time itself is part of the story: how long a network is away, when a process dies. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
