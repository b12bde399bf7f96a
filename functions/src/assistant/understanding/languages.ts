import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import { languages, type Language } from "@salvia/domain/shared/language";

import { trainedClassifier, type Classifier } from "./classifier.ts";
import { dayVocabulary, type DayWords } from "./dayWords.ts";
import type { IntentName } from "./intents.ts";
import { wordsOf } from "./words.ts";

/** What is known of a language. */
type LanguageData = {
  days: DayWords;
  /** Questions by what they ask for. The patient in them is always Ana. */
  examples: Readonly<Record<IntentName, readonly string[]>>;
};

const loaders: Readonly<Record<Language, () => Promise<{ default: LanguageData }>>> = {
  en: () => import("./languages/en.json", { with: { type: "json" } }),
  es: () => import("./languages/es.json", { with: { type: "json" } }),
  pt: () => import("./languages/pt.json", { with: { type: "json" } }),
  fr: () => import("./languages/fr.json", { with: { type: "json" } }),
};

/** What stands for the name of a person in a text that is classified. */
export const aName = "#";

/** What the examples of a language teach. */
export type Learned = {
  days: DayWords;
  classify: Classifier<IntentName>;
  /** Every word of the examples, as it is compared: such a word is no name. */
  vocabulary: ReadonlySet<string>;
  /** Those words that are used often. */
  common: ReadonlySet<string>;
  /** The words after which the examples name a person, and how often they do, from 0 to 1. */
  beforeNames: ReadonlyMap<string, number>;
};

/** Learns the examples of a language, which takes about a second, once per instance. */
export const learnedOf = oncePerLanguage(learn);

function oncePerLanguage<Known>(read: (language: Language) => Promise<Known>) {
  const all = new Map<Language, Promise<Known>>();
  return async (language: Language): Promise<Known> => {
    const known = all.get(language) ?? read(language);
    all.set(language, known);
    return await known;
  };
}

async function learn(language: Language): Promise<Learned> {
  const [{ default: data }, vocabulary, texts] = await Promise.all([
    loaders[language](),
    vocabularyOf(language),
    loadAssistantTexts(language),
  ]);
  const { days, examples } = data;
  const masked = intentNames(examples).map((intent): readonly [IntentName, readonly string[]] => {
    const offer = Object.entries(texts.offers).find(([name]) => name === intent)?.[1];
    // What the assistant offers is learned, too, so that it is understood when it is chosen.
    const offered =
      offer === undefined ? [] : Array.from({ length: 4 }, () => plainOffer(offer, days));
    const all = examples[intent].concat(offered);
    return [intent, all.map((each) => each.replaceAll(/\bAna\b/giu, aName))];
  });
  const before = new Map<string, { all: number; names: number }>();
  for (const words of masked.flatMap(([, questions]) => questions).map(markedWords)) {
    words.slice(0, -1).forEach((word, at) => {
      const known = before.get(word) ?? { all: 0, names: 0 };
      before.set(word, {
        all: known.all + 1,
        names: known.names + (words[at + 1] === aName ? 1 : 0),
      });
    });
  }
  const naming = [...before].flatMap(([word, { all, names }]): [string, number][] =>
    names > 1 ? [[word, names / all]] : [],
  );
  return {
    days,
    classify: trainedClassifier(masked),
    vocabulary,
    common: commonWords(Object.values(examples).flat(), dayVocabulary(days)),
    beforeNames: new Map(naming),
  };
}

function intentNames(examples: LanguageData["examples"]): IntentName[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record
  return Object.keys(examples) as IntentName[];
}

/** The words of an example as they are compared, with the mark for names as one. */
function markedWords(question: string): string[] {
  const words = question.replaceAll(aName, ` ${hiddenName} `);
  return wordsOf(words).map(({ plain }) => (plain === hiddenName ? aName : plain));
}

/** A word in no language, for the mark, which is no letter. */
const hiddenName = "qzxq";

/** An offered question of a day, and with a name. */
function plainOffer(offer: string, days: DayWords): string {
  const named = offer.replaceAll("{{name}}", "Ana").replaceAll("{{span}}", aDayOf(days));
  return named.replaceAll(/\{\{\w+\}\}/g, "");
}

/** The word that stands for any day in a text that is classified: “tomorrow”. */
export function aDayOf({ day3 = "" }: DayWords): string {
  return day3.split("|")[0] ?? "";
}

/** How often the examples use a word that is no name even if a patient is called so. */
const commonCount = 4;

function commonWords(questions: readonly string[], days: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { plain } of questions.flatMap((question) => wordsOf(question))) {
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= commonCount).map(([word]) => word);
  return new Set([...common, ...days]);
}

const vocabularyOf = oncePerLanguage(readVocabulary);

async function readVocabulary(language: Language): Promise<ReadonlySet<string>> {
  const [{ default: data }, texts] = await Promise.all([
    loaders[language](),
    loadAssistantTexts(language),
  ]);
  // A capital letter within a question may begin a name.
  const lowercase = Object.values(data.examples)
    .flat()
    .flatMap((question) =>
      wordsOf(question).filter(({ written }, at) => at === 0 || /^\p{Ll}/u.test(written)),
    )
    .map(({ plain }) => plain);
  const measures = Object.values(texts.measureWords).flatMap((words) => wordsOf(words));
  const all = [...lowercase, ...measures.map(({ plain }) => plain), ...dayVocabulary(data.days)];
  return new Set(all.filter((word) => word !== "ana"));
}

/**
 * The language of a question: the one that knows most of its words, or the caller's in a tie.
 *
 * @param names words that are names, which are of no language: “tomas” is also a Spanish verb
 */
export async function languageOf(
  question: string,
  own: Language,
  names: ReadonlySet<string> = new Set(),
): Promise<Language> {
  const words = wordsOf(question).filter(({ plain }) => !/^\d/.test(plain) && !names.has(plain));
  const counted = await Promise.all(
    languages.map(async (language) => {
      const vocabulary = await vocabularyOf(language);
      return { language, unknown: words.filter(({ plain }) => !vocabulary.has(plain)).length };
    }),
  );
  const ownCount = counted.find(({ language }) => language === own)?.unknown ?? 0;
  const best = counted.reduce((a, b) => (b.unknown < a.unknown ? b : a));
  return best.unknown < ownCount ? best.language : own;
}
