import { helpTopics, type HelpTopic } from "@salvia/domain/helpTopics";
import { languages, type Language } from "@salvia/domain/languages";

import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pt } from "./pt.ts";
import { says, wordsOf, type Word } from "./questionWords.ts";
import {
  intents,
  measures,
  spans,
  type Intent,
  type Measure,
  type RoutingWords,
  type Span,
} from "./routingWords.ts";
import { unknownWords } from "./whoIsMeant.ts";

/** What the words of each language mean. */
export const routingWords: Readonly<Record<Language, RoutingWords>> = { en, es, pt, fr };

/** What a question asks for. */
export type Route =
  /** Something of the portal's own: how it works, or why this is not answered. */
  | { kind: "help"; topic: HelpTopic }
  | {
      kind: "data";
      intents: readonly Intent[];
      span: Span | null;
      measure: Measure | null;
      trend: boolean;
    };

/** The intents that are about one patient's record. */
export const recordIntents: readonly Intent[] = ["vitals", "medications", "notes"];

/**
 * The words of the language that a question is asked in: the one that knows most of it, and where
 * several know as much, the asker's own.
 */
export function tableFor(question: string, own: Language): RoutingWords {
  const unknown = (language: Language) => unknownWords(question, routingWords[language]).length;
  const best = languages.reduce((a, b) => (unknown(b) < unknown(a) ? b : a), own);
  return routingWords[best];
}

/**
 * What a question asks for, by its words: the same words always lead the same way. What is
 * understood by none is answered with what can be asked.
 */
export function routeQuestion(question: string, language: Language): Route {
  const words = wordsOf(question);
  const table = tableFor(question, language);
  const any = (entries: readonly string[]) => entries.some((entry) => says(words, entry));
  if (any(table.advice)) return { kind: "help", topic: "noAdvice" };
  if (any(table.how)) return { kind: "help", topic: topicOf(words, table) ?? "assistant" };
  const meant = intents.filter((intent) => any(table.intents[intent]));
  const measure = measures.find((each) => any(table.measures[each])) ?? null;
  if (measure !== null && !meant.includes("vitals")) meant.push("vitals");
  if (meant.some(isOfRecord) && any(table.others)) return { kind: "help", topic: "recordWindow" };
  if (any(table.others)) return { kind: "help", topic: "assistant" };
  const span = spans.find((each) => any(table.spans[each])) ?? null;
  const kept = withoutAsides(meant, span);
  if (kept.length === 0) return { kind: "help", topic: topicOf(words, table) ?? "assistant" };
  return { kind: "data", intents: kept, span, measure, trend: any(table.trend) };
}

/** Whether a text asks for, or gives, a diagnosis, a treatment or a dose. */
export function isAdvice(text: string, language: Language): boolean {
  const words = wordsOf(text);
  return routingWords[language].advice.some((entry) => says(words, entry));
}

function isOfRecord(intent: Intent): boolean {
  return recordIntents.includes(intent);
}

/** “A free appointment” is a free time, and “noted at the appointment” is a note. */
function withoutAsides(meant: readonly Intent[], span: Span | null): readonly Intent[] {
  const aside =
    meant.includes("freeSlots") || (meant.some(isOfRecord) && span !== "today" && span !== "next");
  return aside ? meant.filter((intent) => intent !== "appointments") : meant;
}

/** The topic of which most is said. */
function topicOf(words: readonly Word[], { topics }: RoutingWords): HelpTopic | null {
  const counted = helpTopics.map((topic) => ({
    topic,
    count: topics[topic].filter((entry) => says(words, entry)).length,
  }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? null : best.topic;
}
