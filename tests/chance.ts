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

/** For where time itself is part of the story: how long a network is away, when a process dies. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
