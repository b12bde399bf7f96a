import { readFileSync } from "node:fs";

import type { Language } from "@salvia/domain/shared/language";

import type { IntentName } from "../intents.ts";

/**
 * A question as a busy clinician types it, and what it asks for. It is asked on Wednesday, November
 * 25, 2026, by the clinician of Beatriz Nogueira and Tomás Lima. The answers are not built for these
 * questions: if an example is added for one, it is replaced by a new one.
 */
export type EvaluationQuestion = {
  question: string;
  intent: IntentName;
  /** The day, or the first and the last one, and a part of the day or an hour; left out for none. */
  day?: string;
  /** Whom it names: `open` is Beatriz, whose record is open, and `stranger` is no patient. */
  patient?: "beatriz" | "tomas" | "stranger" | "open";
  /** The previous question of the conversation. */
  before?: string;
};

/** A hundred questions in a language. */
export function evaluationOf(language: Language): readonly EvaluationQuestion[] {
  const file = new URL(`${language}.json`, import.meta.url);
  const questions: EvaluationQuestion[] = JSON.parse(readFileSync(file, "utf8"));
  return questions;
}
