import { plainText } from "@salvia/domain/shared/plainText";

/** Says what a text may mean, most probable first; the probabilities add up to one. */
export type Classifier<Meaning extends string> = (
  text: string,
) => { meaning: Meaning; probability: number }[];

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

/** A text as a vector at most one long, with where the weights of each feature begin. */
type Vector = readonly { begin: number; value: number }[];

/**
 * Learns from examples: a multinomial logistic regression over words, pairs of words, and parts of
 * words, so that a slip of the finger changes little. It has no randomness: the same examples give
 * the same answers.
 */
export function trainedClassifier<Meaning extends string>(
  examples: readonly (readonly [Meaning, readonly string[]])[],
): Classifier<Meaning> {
  const ordered = examples.flatMap(([, questions], target) =>
    questions.map((text) => ({ target, features: featuresOf(text) })),
  );
  // Without neighbors side by side, which have the same meaning.
  const stride = Math.ceil(Math.sqrt(ordered.length));
  const texts = Array.from({ length: stride }, (_, first) =>
    ordered.filter((_text, at) => at % stride === first),
  ).flat();
  const counts = new Map<string, number>();
  for (const feature of texts.flatMap(({ features }) => [...features.keys()])) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const width = examples.length;
  const known = new Map(
    [...counts].map(([feature, count], at) => {
      const rarity = Math.log((texts.length + 1) / (count + 0.5));
      return [feature, { begin: at * width, rarity }];
    }),
  );
  const weights = new Float32Array(known.size * width);
  const bias = new Float32Array(width);

  function vectorOf(features: ReadonlyMap<string, number>): Vector {
    // What no example has says nothing.
    const found = [...features].flatMap(([feature, times]) => {
      const one = known.get(feature);
      return one === undefined ? [] : [{ begin: one.begin, value: times * one.rarity }];
    });
    const length = Math.max(leastLength, Math.hypot(...found.map(({ value }) => value)));
    return found.map(({ begin, value }) => ({ begin, value: value / length }));
  }

  /** The softmax of the scores. */
  function probabilities(vector: Vector): Float32Array {
    const scores = Float32Array.from(bias);
    for (const { begin, value } of vector) {
      for (let column = 0; column < width; column += 1) {
        scores[column] = (scores[column] ?? 0) + (weights[begin + column] ?? 0) * value;
      }
    }
    const powers = scores.map((score) => Math.exp(score));
    const sum = powers.reduce((all, power) => all + power, 0);
    return powers.map((power) => power / sum);
  }

  function learn(vector: Vector, target: number, step: number): void {
    const found = probabilities(vector);
    for (let column = 0; column < width; column += 1) {
      const error = (found[column] ?? 0) - (column === target ? 1 : 0);
      if (Math.abs(error) < leastError) continue;
      // Slower, so that meanings with more examples are not preferred.
      bias[column] = (bias[column] ?? 0) - (step * error) / 10;
      for (const { begin, value } of vector) {
        weights[begin + column] = (weights[begin + column] ?? 0) - step * error * value;
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

/** The words of a text, the pairs of neighbors, and the parts of words, and how often each occurs. */
function featuresOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    found.set(feature, (found.get(feature) ?? 0) + weight);
  let before = "";
  for (const word of plainText(text).match(/[#]|[\p{L}\p{N}]+/gu) ?? []) {
    add(`${word} `, 1);
    add(`${before} ${word}`, 1);
    before = word;
    const edged = `^${word}$`;
    for (let end = 3; end <= edged.length && word.length >= 3; end += 1) {
      add(edged.slice(end - 3, end), partWeight);
      if (end > 3) add(edged.slice(end - 4, end), partWeight);
    }
  }
  return found;
}
