/** Reproducible randomness: the same seed creates the same demo on every machine. */
export type Random = {
  /** A whole number from `low` to `high`, both inclusive. */
  int: (low: number, high: number) => number;
  /** True with the given probability; 0.25 is one time in four. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** A random key, with its weight as relative frequency. */
  weighted: <Key extends string>(weights: Readonly<Partial<Record<Key, number>>>) => Key;
  /** A string of `count` digits, which may have leading zeros. */
  digits: (count: number) => string;
};

/** Marsaglia's 32-bit xorshift: good enough for a demo, unsuitable for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0 || 1;

  function fraction(): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(fraction() * (high - low + 1));
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError("Nothing to pick from.");
    return item;
  }

  return {
    int,
    pick,
    chance: (probability) => fraction() < probability,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
    weighted(weights) {
      const entries = typedEntries(weights);
      let rest = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = entries.find(([, weight]) => (rest -= weight) < 0) ?? entries.at(-1);
      if (chosen === undefined) throw new RangeError("Nothing to choose from.");
      return chosen[0];
    },
  };
}

function typedEntries<Key extends string>(
  weights: Readonly<Partial<Record<Key, number>>>,
): [Key, number][] {
  const entries: [Key, number][] = [];
  for (const key in weights) entries.push([key, weights[key] ?? 0]);
  return entries;
}
