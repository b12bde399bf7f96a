import {
  questionMeanings,
  type MoreExamples,
  type QuestionExamples,
  type QuestionMeaning,
} from "../assistant/questionExamples.ts";
import type { Language } from "../shared/language.ts";
import { en } from "./en/questionExamples.ts";
import { en as enShort } from "./en/shortQuestions.ts";
import { es } from "./es/questionExamples.ts";
import { es as esShort } from "./es/shortQuestions.ts";
import { fr } from "./fr/questionExamples.ts";
import { fr as frShort } from "./fr/shortQuestions.ts";
import { pt } from "./pt/questionExamples.ts";
import { pt as ptShort } from "./pt/shortQuestions.ts";

/** The questions from which the assistant learns how people ask, by language. */
export const questionExamples: Readonly<Record<Language, QuestionExamples>> = {
  en: joined(en, enShort),
  es: joined(es, esShort),
  pt: joined(pt, ptShort),
  fr: joined(fr, frShort),
};

function joined(examples: QuestionExamples, more: MoreExamples): QuestionExamples {
  const all: Record<QuestionMeaning, readonly string[]> = { ...examples };
  for (const meaning of questionMeanings) {
    all[meaning] = [...examples[meaning], ...(more[meaning] ?? [])];
  }
  return all;
}
