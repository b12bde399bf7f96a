import {
  exampleMeanings,
  type ExampleMeaning,
  type MoreExamples,
  type QuestionExamples,
} from "../assistant/questionExamples.ts";
import type { Language } from "../shared/language.ts";
import { en } from "./en/questionExamples.ts";
import { en as enShort } from "./en/shortQuestions.ts";
import { en as enSpoken } from "./en/spokenQuestions.ts";
import { es } from "./es/questionExamples.ts";
import { es as esShort } from "./es/shortQuestions.ts";
import { es as esSpoken } from "./es/spokenQuestions.ts";
import { fr } from "./fr/questionExamples.ts";
import { fr as frShort } from "./fr/shortQuestions.ts";
import { fr as frSpoken } from "./fr/spokenQuestions.ts";
import { pt } from "./pt/questionExamples.ts";
import { pt as ptShort } from "./pt/shortQuestions.ts";
import { pt as ptSpoken } from "./pt/spokenQuestions.ts";

/** The questions from which the assistant learns how people ask, by language. */
export const questionExamples: Readonly<Record<Language, QuestionExamples>> = {
  en: joined(en, enShort, enSpoken),
  es: joined(es, esShort, esSpoken),
  pt: joined(pt, ptShort, ptSpoken),
  fr: joined(fr, frShort, frSpoken),
};

function joined(examples: QuestionExamples, ...more: readonly MoreExamples[]): QuestionExamples {
  const all: Record<ExampleMeaning, readonly string[]> = { ...examples };
  for (const meaning of exampleMeanings) {
    all[meaning] = [examples, ...more].flatMap((each) => each[meaning] ?? []);
  }
  return all;
}
