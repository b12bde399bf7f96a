import type { QuestionWords } from "../assistant/questionWords.ts";
import type { Language } from "../shared/language.ts";
import { en } from "./en/questionWords.ts";
import { es } from "./es/questionWords.ts";
import { fr } from "./fr/questionWords.ts";
import { pt } from "./pt/questionWords.ts";

/** The words by which the assistant understands questions, by language. */
export const questionWords: Readonly<Record<Language, QuestionWords>> = { en, es, pt, fr };
