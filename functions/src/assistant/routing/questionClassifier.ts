import { questionExamples } from "@salvia/domain/locales/questionExamples";
import { exampleMeanings, type ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import type { Language } from "@salvia/domain/shared/language";

import { unknownWords, type RoutingWords } from "./patientResolution.ts";
import { wordsOf, type Word } from "./questionWords.ts";

/** A meaning, and how probable it is, from 0 to 1. */
export type Likely<Meaning = ExampleMeaning> = {
  readonly meaning: Meaning;
  readonly probability: number;
};

/**
 * What a question may mean, most probable first; the probabilities add up to one.
 *
 * A multinomial logistic regression over words, pairs of words, and parts of words, trained with the
 * example questions of the language when it is first asked. It has no randomness: the same examples
 * give the same answer. It sees neither names nor days, only that there are some.
 */
export function likelyMeanings(
  question: string,
  language: Language,
  table: RoutingWords,
): readonly Likely[] {
  let model = models.get(language);
  if (model === undefined) models.set(language, (model = trained(language, table)));
  const { meanings } = model;
  return [...probabilities(model, vectorOf(model, featuresOf(question, table)))]
    .map((probability, at) => ({ meaning: meanings[at] ?? "offTopic", probability }))
    .toSorted((a, b) => b.probability - a.probability);
}

const models = new Map<Language, Model>();

type Model = {
  readonly meanings: readonly ExampleMeaning[];
  /** The row of each feature in the weights, and its inverse document frequency. */
  readonly features: ReadonlyMap<string, { row: number; rarity: number }>;
  /** A row for each feature, with a column for each meaning. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
};

/** The rows of a text's features, and their values; the vector is at most one long. */
type Vector = { readonly rows: Int32Array; readonly values: Float64Array };

/** Passes over the examples; more of them learn the examples by heart. */
const epochs = 16;
/** The step of the gradient descent, which becomes smaller until the last pass. */
const firstStep = 1;
const lastStep = 0.05;
/** A meaning whose probability is wrong by less is not corrected, which saves most of the work. */
const leastError = 0.02;

function trained(language: Language, table: RoutingWords): Model {
  const examples = examplesOf(language).flatMap(([meaning, texts]) =>
    texts.map((text) => ({ meaning, features: featuresOf(text, table) })),
  );
  const meanings = examplesOf(language).map(([meaning]) => meaning);
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rarity = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
  const model: Model = {
    meanings,
    features: new Map(
      [...counts].map(([name, count], row) => [name, { row, rarity: rarity(count) }]),
    ),
    weights: new Float64Array(counts.size * meanings.length),
    bias: new Float64Array(meanings.length),
  };
  const vectors = mixed(examples).map(({ meaning, features }) => ({
    target: meanings.indexOf(meaning),
    vector: vectorOf(model, features),
  }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = firstStep * (1 - epoch / epochs) + lastStep;
    for (const { vector, target } of vectors) learn(model, vector, target, step);
  }
  return model;
}

function examplesOf(language: Language): readonly (readonly [ExampleMeaning, readonly string[]])[] {
  return exampleMeanings.map((meaning) => [meaning, questionExamples[language][meaning]]);
}

/** All items, in an order without neighbors, which have the same meaning. */
function mixed<Item>(items: readonly Item[]): Item[] {
  const stride = Math.ceil(Math.sqrt(items.length));
  return Array.from({ length: stride }, (_, first) =>
    items.filter((_item, at) => at % stride === first),
  ).flat();
}

/** One step of the stochastic gradient descent. */
function learn(model: Model, { rows, values }: Vector, target: number, step: number): void {
  const { weights, bias, meanings } = model;
  const errors = probabilities(model, { rows, values });
  errors[target] = (errors[target] ?? 0) - 1;
  errors.forEach((error, column) => {
    if (Math.abs(error) < leastError) return;
    // Slower, so that meanings with more examples are not preferred.
    bias[column] = (bias[column] ?? 0) - (step / 10) * error;
    for (let at = 0; at < rows.length; at += 1) {
      const cell = (rows[at] ?? 0) * meanings.length + column;
      weights[cell] = (weights[cell] ?? 0) - step * error * (values[at] ?? 0);
    }
  });
}

/** The softmax of the scores. */
function probabilities({ weights, bias, meanings }: Model, { rows, values }: Vector): Float64Array {
  const scores = Float64Array.from(bias);
  for (let at = 0; at < rows.length; at += 1) {
    const begin = (rows[at] ?? 0) * meanings.length;
    const value = values[at] ?? 0;
    for (let column = 0; column < scores.length; column += 1) {
      scores[column] = (scores[column] ?? 0) + (weights[begin + column] ?? 0) * value;
    }
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

function vectorOf({ features }: Model, found: ReadonlyMap<string, number>): Vector {
  const known = [...found].flatMap(([name, count]) => {
    const feature = features.get(name);
    return feature === undefined ? [] : [{ row: feature.row, value: count * feature.rarity }];
  });
  const length = Math.max(leastLength, Math.hypot(...known.map(({ value }) => value)));
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    values: Float64Array.from(known, ({ value }) => value / length),
  };
}

/** What is less than two rare words, such as “when”, says little: its vector is shorter than one. */
const leastLength = 12;

/** How much a part of a word counts beside the word itself. */
const partWeight = 0.4;
const partLengths = [3, 4, 5] as const;

/** The words of a question, the pairs of neighbors, and the parts of words, each with its count. */
function featuresOf(question: string, table: RoutingWords): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, count: number) => found.set(name, (found.get(name) ?? 0) + count);
  const words = maskedWords(question, table);
  words.forEach((word, index) => {
    add(`word ${word}`, 1);
    add(`pair ${words[index - 1] ?? ""} ${word}`, 1);
    if (word.length < 3) return;
    const edged = `^${word}$`;
    for (const length of partLengths) {
      for (let at = 0; at + length <= edged.length; at += 1) {
        add(`part ${edged.slice(at, at + length)}`, partWeight);
      }
    }
  });
  return found;
}

/** What stands for a day or time, and for a name. */
const aTime = "~";
const aName = "#";

/** The words of a question in normalized form, with one mark for days and times and one for names. */
function maskedWords(question: string, table: RoutingWords): readonly string[] {
  const named = question.replaceAll(/\[P[0-9]{1,3}\]/g, exampleName);
  const all = wordsOf(named);
  // Most questions have no capital letter within, which saves the search for names.
  const unknown = all.slice(1).some(isCapital) ? unknownWords(named, table) : [];
  const names = new Set(unknown.filter(isCapital).map(({ plain }) => plain));
  const words = all.map(({ plain }, index) => {
    if (plain === exampleName.toLowerCase() || (index > 0 && names.has(plain))) return aName;
    return /^\d/.test(plain) || table.time.dayWords.has(plain) ? aTime : plain;
  });
  // Also what joins two times, such as the “of” in “3rd of December”.
  const joined = words.map((word, index) => {
    const isBetween = words[index - 1] === aTime && words[index + 1] === aTime;
    return isBetween && table.time.vocabulary.has(word) ? aTime : word;
  });
  return joined.filter((word, index) => word !== aTime || joined[index - 1] !== aTime);
}

function isCapital({ written }: Word): boolean {
  return /^\p{Lu}/u.test(written);
}

/** The name in the examples. */
const exampleName = "Ana";
