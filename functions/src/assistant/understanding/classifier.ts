import { plain } from "./words.ts";

/** A meaning, and how probable it is, from 0 to 1. */
export type Likely<Meaning extends string> = { meaning: Meaning; probability: number };

/** Says what a text may mean, most probable first; the probabilities add up to one. */
export type Classifier<Meaning extends string> = (text: string) => Likely<Meaning>[];

/** Passes over the examples; more of them learn the examples by heart. */
const epochs = 12;
/** The step of the gradient descent, which becomes smaller until the last pass. */
const firstStep = 1;
const lastStep = 0.05;
/** A meaning whose probability is wrong by less is not corrected, which saves most of the work. */
const leastError = 0.02;
/** How much a part of a word counts beside the word itself. */
const partWeight = 0.4;
/** What is less than two rare words, such as “when”, says little: its vector is shorter than one. */
const leastLength = 12;
/** Features have a row by their hash: so many rows that few share one. */
const rowCount = 2 ** 17;

/** The rows of a text's features, and how often each occurs. */
type Features = ReadonlyMap<number, number>;

/** A text as numbers; the vector is at most one long. */
type Vector = { rows: Int32Array; values: Float32Array };

/**
 * Learns from examples: a multinomial logistic regression over words, pairs of words, and parts of
 * words, so that a slip of the finger changes little. It has no randomness: the same examples give
 * the same answers.
 */
export function trainedClassifier<Meaning extends string>(
  examples: readonly (readonly [Meaning, readonly string[]])[],
): Classifier<Meaning> {
  const texts = mixed(
    examples.flatMap(([, questions], target) =>
      questions.map((text) => ({ target, features: featuresOf(text) })),
    ),
  );
  const counts = new Uint16Array(rowCount);
  for (const { features } of texts) {
    for (const row of features.keys()) counts[row] = (counts[row] ?? 0) + 1;
  }
  const width = examples.length;
  const weights = new Float32Array(rowCount * width);
  const bias = new Float32Array(width);

  const rarity = (row: number) => Math.log((texts.length + 1) / ((counts[row] ?? 0) + 0.5));

  function vectorOf(features: Features): Vector {
    // What no example has says nothing.
    const rows = Int32Array.from([...features.keys()].filter((row) => counts[row] !== 0));
    const values = Float32Array.from(rows, (row) => (features.get(row) ?? 0) * rarity(row));
    const length = Math.max(leastLength, Math.hypot(...values));
    return { rows, values: values.map((value) => value / length) };
  }

  /** The softmax of the scores. */
  function probabilities({ rows, values }: Vector): Float32Array {
    const scores = Float32Array.from(bias);
    for (let at = 0; at < rows.length; at += 1) {
      const begin = (rows[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let column = 0; column < width; column += 1) {
        scores[column] = (scores[column] ?? 0) + (weights[begin + column] ?? 0) * value;
      }
    }
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const sum = powers.reduce((a, b) => a + b, 0);
    return powers.map((power) => power / sum);
  }

  function learn({ rows, values }: Vector, target: number, step: number): void {
    const errors = probabilities({ rows, values });
    errors[target] = (errors[target] ?? 0) - 1;
    const columns = Uint8Array.from(
      [...errors.keys()].filter((at) => Math.abs(errors[at] ?? 0) >= leastError),
    );
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] ?? 0;
      const change = step * (errors[column] ?? 0);
      // Slower, so that meanings with more examples are not preferred.
      bias[column] = (bias[column] ?? 0) - change / 10;
      for (let each = 0; each < rows.length; each += 1) {
        const cell = (rows[each] ?? 0) * width + column;
        weights[cell] = (weights[cell] ?? 0) - change * (values[each] ?? 0);
      }
    }
  }

  const vectors = texts.map(({ target, features }) => ({ target, vector: vectorOf(features) }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = firstStep * (1 - epoch / epochs) + lastStep;
    for (const { vector, target } of vectors) learn(vector, target, step);
  }
  return (text) => {
    const found = probabilities(vectorOf(featuresOf(text)));
    return examples
      .map(([meaning], at) => ({ meaning, probability: found[at] ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability);
  };
}

/** The words of a text, the pairs of neighbors, and the parts of words. */
function featuresOf(text: string): Features {
  const found = new Map<number, number>();
  const add = (row: number, weight: number) => found.set(row, (found.get(row) ?? 0) + weight);
  const words = plain(text).match(/[#]|[\p{L}\p{N}]+/gu) ?? [];
  let before = 0;
  for (const word of words) {
    const row = hashOf(word, 1);
    add(row, 1);
    add(((Math.imul(before, 31) + row) >>> 0) % rowCount, 1);
    before = row;
    const edged = `^${word}$`;
    for (let length = 3; length <= 5 && word.length >= 3; length += 1) {
      for (let at = 0; at + length <= edged.length; at += 1) {
        add(hashOf(edged, 2, at, at + length), partWeight);
      }
    }
  }
  return found;
}

/** The row of a part of a text: its hash (FNV-1a), which differs by the kind of feature. */
function hashOf(text: string, kind: number, from = 0, until = text.length): number {
  let hash = 2_166_136_261 ^ kind;
  for (let at = from; at < until; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 0) % rowCount;
}

/** All items, in an order without neighbors, which have the same meaning. */
function mixed<Item>(items: readonly Item[]): Item[] {
  const stride = Math.ceil(Math.sqrt(items.length));
  return Array.from({ length: stride }, (_, first) =>
    items.filter((_item, at) => at % stride === first),
  ).flat();
}
