import { exampleMeanings, type ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import { questionExamples } from "@salvia/domain/locales/questionExamples";
import { questionWords } from "@salvia/domain/locales/questionWords";
import type { Language } from "@salvia/domain/shared/language";

import { timeWords } from "../temporal/timeTokens.ts";
import type { RoutingWords } from "./patientResolution.ts";
import { wordsOf } from "./questionWords.ts";

/** The vocabulary of each language. */
export const routingWords = indexedWith(exampleMeanings);

/** The same, but of the examples only those about records, without those that name drugs. */
export const measureWords = indexedWith(["vitals", "trend", "problems", "notes"]);

function indexedWith(
  meanings: readonly ExampleMeaning[],
): Readonly<Record<Language, RoutingWords>> {
  const indexed = (language: Language) => indexedIn(language, meanings);
  return { en: indexed("en"), es: indexed("es"), pt: indexed("pt"), fr: indexed("fr") };
}

function indexedIn(language: Language, meanings: readonly ExampleMeaning[]): RoutingWords {
  const words = questionWords[language];
  // A capital letter may begin a name.
  const examples = meanings
    .flatMap((meaning) => questionExamples[language][meaning])
    .flatMap(wordsOf)
    .filter(({ written }) => /^\p{Ll}/u.test(written));
  return {
    ...words,
    time: timeWords(words.time),
    short: new Map(Object.entries(words.short)),
    examples: new Set(examples.map((word) => word.plain)),
    greeting: greetingOf(words.greetings),
  };
}

/**
 * Matches a greeting before a question. An entry that ends in `!` may also be a part of the day: it
 * is a greeting only before a punctuation mark.
 */
function greetingOf(greetings: readonly string[]): RegExp {
  const all = greetings.map((each) =>
    each.endsWith("!") ? `${each.slice(0, -1)}(?=[,.!:])` : `${each}(?!\\p{L})`,
  );
  return new RegExp(`^(?:[¡\\s]*(?:${all.join("|")})[\\s,.!:–-]*)+`, "u");
}
