import { assistantTexts } from "@salvia/domain/locales/assistantTexts";
import { languages, type Language } from "@salvia/domain/shared/language";

import { trainedClassifier, type Classifier } from "./classifier.ts";
import { aDay, dayVocabulary, timeReader, type DayWords, type TimeReader } from "./days.ts";
import type { IntentName } from "./intents.ts";
import { wordsOf } from "./words.ts";

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

/** The words that the examples of a language use. */
export type Vocabulary = {
  /** Every word, as it is compared: such a word is no name. */
  vocabulary: ReadonlySet<string>;
  /** Those that are used so often that they are no name even if a patient is called so. */
  common: ReadonlySet<string>;
  /** Those after which a person is named, and how often one is, from 0 to 1. */
  beforeNames: ReadonlyMap<string, number>;
};

export type Learned = Vocabulary & {
  days: DayWords;
  timeIn: TimeReader;
  classify: Classifier<IntentName>;
};

/** Learns the examples of a language, which takes about a second, once per instance. */
export const learnedOf = oncePerLanguage(async (language): Promise<Learned> => {
  const words = await vocabularyOf(language);
  const { days, examples } = (await loaders[language]()).default;
  const [tomorrow = ""] = days["day3"]?.split("|") ?? [];
  const offers: Readonly<Record<string, string>> = assistantTexts[language].offers;
  const masked = Object.entries(examples).map(([intent, questions]) => {
    // What the assistant offers is learned, too, so that it is understood when it is chosen.
    const offer = offers[intent]
      ?.replaceAll("{{name}}", aName)
      .replaceAll("{{span}}", tomorrow)
      .replaceAll(/\{\{\w+\}\}/g, "");
    const offered = offer === undefined ? [] : [offer, offer, offer, offer];
    const all = [...questions.map((each) => each.replaceAll(/\bAna\b/giu, aName)), ...offered];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the record
    return [intent as IntentName, all] as const;
  });
  const trained = trainedClassifier(masked);
  const classify: Learned["classify"] = (text) => trained(text.replaceAll(aDay, tomorrow));
  return { ...words, days, timeIn: timeReader(days), classify };
});

const vocabularyOf = oncePerLanguage(async (language): Promise<Vocabulary> => {
  const { default: data } = await loaders[language]();
  const ofDays = dayVocabulary(data.days);
  const ofMeasures = wordsOf(Object.values(assistantTexts[language].measureWords).join());
  const vocabulary = new Set([...ofDays, ...ofMeasures.map(({ plain }) => plain)]);
  const counts = new Map<string, { all: number; names: number }>();
  for (const words of Object.values(data.examples).flat().map(wordsOf)) {
    for (const [at, { written, plain }] of words.entries()) {
      // A capital letter within a question may begin a name.
      if (at === 0 || /^\p{Ll}/u.test(written)) vocabulary.add(plain);
      const { all, names } = counts.get(plain) ?? { all: 0, names: 0 };
      const isBeforeName = words[at + 1]?.plain === "ana";
      counts.set(plain, { all: all + 1, names: isBeforeName ? names + 1 : names });
    }
  }
  vocabulary.delete("ana");
  const counted = [...counts];
  const common = counted.flatMap(([word, { all }]) => (all >= 4 ? word : []));
  const naming = counted.filter(([, { names }]) => names > 1);
  return {
    vocabulary,
    common: new Set([...common, ...ofDays]),
    beforeNames: new Map(naming.map(([word, { all, names }]) => [word, names / all])),
  };
});

function oncePerLanguage<Known>(read: (language: Language) => Promise<Known>) {
  const all = new Map<Language, Promise<Known>>();
  return async (language: Language): Promise<Known> => {
    const known = all.get(language) ?? read(language);
    all.set(language, known);
    return await known;
  };
}

/**
 * The language of a question: the one that knows most of its words, or the caller's in a tie.
 *
 * @param names words that are names, which are of no language: “Tomás” is also a Spanish verb
 */
export async function languageOf(
  question: string,
  own: Language,
  names: readonly string[] = [],
): Promise<Language> {
  const ignored = new Set(names.flatMap(wordsOf).map(({ plain }) => plain));
  const words = wordsOf(question).filter(({ plain }) => !/^\d/.test(plain) && !ignored.has(plain));
  let [best, least] = [own, Infinity];
  for (const language of [own, ...languages]) {
    // The other languages are read only if a word is unknown.
    if (least === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- compared with the best so far
    const { vocabulary } = await vocabularyOf(language);
    const unknown = words.filter(({ plain }) => !vocabulary.has(plain)).length;
    if (unknown < least) [best, least] = [language, unknown];
  }
  return best;
}
