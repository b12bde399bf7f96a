import type { QuestionExamples } from "../assistant/questionExamples.ts";
import type { Language } from "../shared/language.ts";
import { en } from "./en/questionExamples.ts";
import { es } from "./es/questionExamples.ts";
import { fr } from "./fr/questionExamples.ts";
import { pt } from "./pt/questionExamples.ts";

/** The questions from which the assistant learns how people ask, by language. */
export const questionExamples: Readonly<Record<Language, QuestionExamples>> = { en, es, pt, fr };
