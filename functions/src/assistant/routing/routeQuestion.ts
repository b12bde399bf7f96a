import { helpTopics, type HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { meaningDetails, type MeaningDetail } from "@salvia/domain/assistant/questionExamples";
import { languages, type Language } from "@salvia/domain/shared/language";
import {
  intents,
  measures,
  type Intent,
  type ConversationContext,
} from "@salvia/domain/assistant/conversationContext";

import { parseTime } from "../temporal/parseTime.ts";
import { beginsSo, isLeftOut, says, wordsOf, type Word } from "./questionWords.ts";
import { isOrder } from "./isOrder.ts";
import { isOfRecord, withoutAsides, type Route } from "./route.ts";
import { followUp, withDetailsOf } from "./followUp.ts";
import {
  betweenKinds,
  contradiction,
  eitherOr,
  exampleRoute,
  isNoIllness,
  isSurelyData,
  isOfAppointments,
  isSurelyOwn,
  isSurelyWork,
  likelyTopic,
  maybeNext,
  maybeOverdue,
  shareOf,
  sureTopic,
  withoutDetails,
} from "./exampleRoute.ts";
import { unknownWords, type RoutingWords } from "./patientResolution.ts";
import { measureWords, routingWords } from "./routingWords.ts";
import { spelled } from "../temporal/typos.ts";
import { likelyMeanings } from "./questionClassifier.ts";

/** The language of a question: the one with the fewest unknown words, or the caller's in a tie. */
export function languageOf(question: string, own: Language): Language {
  const unknown = (language: Language) => unknownWords(question, routingWords[language]).length;
  return languages.reduce((a, b) => (unknown(b) < unknown(a) ? b : a), own);
}

/** The vocabulary of a question's language. */
export function tableFor(question: string, own: Language): RoutingWords {
  return routingWords[languageOf(question, own)];
}

/**
 * Determines what a question asks for: from its words, and where they don't say, from examples of
 * questions; the result is deterministic. If several meanings are possible, it offers them. A
 * question that it cannot interpret gets a sentence that says so.
 *
 * @param written may contain placeholders for names, such as `[P1]`
 * @param last context of the previous answer, which a short question may refer to
 */
export function routeQuestion(
  written: string,
  language: Language,
  last: ConversationContext | null = null,
): Route {
  const asked = languageOf(written, language);
  const table = routingWords[asked];
  const question = spelled(written, table);
  const words = wordsOf(question);
  const resembled = () => likelyMeanings(question, asked, table);
  const likely = () => withoutDetails(resembled());
  const any = (entries: readonly string[]) => entries.some((entry) => says(words, entry));
  const isRecorded = any(table.recorded);
  if (any(table.advice) && !isRecorded && !isSurelyWork(likely())) {
    return { kind: "help", topic: "noAdvice" };
  }
  const topic = topicOf(words, table);
  if (any(table.how) && topic !== null && !isSurelyData(likely())) {
    return { kind: "help", topic: likelyTopic(likely()) ?? topic };
  }
  const elsewhere = unread.find((each) => any(table.topics[each]));
  if (elsewhere !== undefined && likelyTopic(likely()) === elsewhere) {
    return { kind: "help", topic: elsewhere };
  }
  if (isOrder(words, table, likely)) return { kind: "help", topic: "orders" };
  if (elsewhere !== undefined) return { kind: "help", topic: elsewhere };
  const meant = intents.filter((intent) => any(table.intents[intent]));
  const arrives = meant.includes("requests") || meant.includes("waiting");
  const mayLack = arrives || meant.every((intent) => ofValues.has(intent));
  if (mayLack && any(table.topics.notUnderstood)) {
    const refused = likelyTopic(likely());
    const isRefused = refused === "orders" || refused === "noAdvice";
    return { kind: "help", topic: isRefused ? refused : "notUnderstood" };
  }
  const named = measures.filter((each) => any(table.measures[each]));
  if (named.length > 0 && !meant.includes("vitals")) meant.push("vitals");
  if (any(table.others) && !isSurelyOwn(likely())) {
    return { kind: "help", topic: meant.some(isOfRecord) ? "recordWindow" : "assistant" };
  }
  const time = parseTime(question, table.time);
  const trend = any(table.trend) || time.recent;
  const namesTime = time.days !== null || time.part !== null;
  const isPlain = unknownWords(question, table).length === 0;
  // “Who is coming on Friday?” has no other word for an appointment.
  const saysOnDay = topic === null && namesTime && isPlain && any(table.onDay);
  if (meant.length === 0 && saysOnDay && isOfAppointments(likely())) {
    meant.push("appointments");
  }
  const requested = likelyOnes(withoutAsides(meant, time));
  const isNamed = hiddenName.test(question);
  const isFollowUp = beginsSo(words, table.followUpStarts);
  const dataRoute = (wanted: readonly Intent[]): Route => {
    const asks = (detail: MeaningDetail) =>
      wanted.includes(meaningDetails[detail]) && shareOf(detail, resembled()) > 0.5;
    const overdue = any(table.overdue) || asks("overdue");
    const isOfTasks = wanted.length === 1 && wanted.includes("tasks");
    // Without a day, what is unknown may say "overdue" in other words.
    const saysMore = !isPlain && !namesTime;
    const mayBeOverdue = saysMore || shareOf("overdue", resembled()) > maybeOverdue;
    if (isOfTasks && !overdue && mayBeOverdue) {
      return { kind: "unsure", meanings: ["tasks", "overdue"] };
    }
    const mayBeNext = !namesTime && time.isClear && !time.now && !isNamed && !isFollowUp;
    const nextShare = shareOf("next", resembled());
    const isOfDay = wanted.length === 1 && wanted.includes("appointments") && !time.next;
    if (isOfDay && mayBeNext && nextShare > maybeNext && nextShare <= 0.5) {
      return { kind: "unsure", meanings: ["next", "appointments"] };
    }
    // Several measures are among all of them.
    const measure = named.length === 1 ? (named[0] ?? null) : null;
    const asksIllness = wanted.includes("problems") && any(table.illness) && !isRecorded;
    const saysNext = time.next || (time.days === null && asks("next"));
    const read = {
      intents: wanted,
      time: { ...time, next: saysNext },
      overdue,
      measure,
      trend: trend || asks("trend"),
      asksIllness,
    };
    const route = { kind: "data", ...read } as const;
    return isFollowUp && last !== null
      ? withDetailsOf(last, { ...route, reuses: "nothing" })
      : { ...route, reuses: "nothing" };
  };
  // "Apart from Ana, what does he take?" is about somebody else.
  if (isLeftOut(question, table.exceptions)) return { kind: "help", topic: "followUps" };
  const routeTo = (intent: Intent) => dataRoute([intent]);
  const byExamples = (): Route => {
    const route = exampleRoute(likely(), isPlain, routeTo);
    const isUnknown = route.kind === "help" && route.topic === "notUnderstood";
    return isUnknown && any(table.how) ? { kind: "help", topic: "assistant" } : route;
  };
  if (requested.length > 0) {
    return (
      contradiction(likely(), requested, isPlain, routeTo) ??
      betweenKinds(likely(), requested, joins("and") ? requested : withoutAsides(meant, time)) ??
      (joins("or") ? eitherOr(likely(), requested) : null) ??
      ofNobody() ??
      dataRoute(requested)
    );
  }
  if (topic !== null) {
    const likelier = byExamples();
    return likelier.kind === "data"
      ? likelier
      : { kind: "help", topic: sureTopic(likely()) ?? topic };
  }
  // The unknown word of “Does she have lupus?” may be an illness.
  if (any(table.illness) && !isPlain && !isNoIllness(likely())) return routeTo("problems");
  if (any(table.conditions) && !isPlain) return { kind: "help", topic: "noAdvice" };
  const saysTime = namesTime || time.next || !time.isClear;
  const others = words.filter((word) => !isTimeWord(word, table));
  const isShort = words.length <= fewWords || others.length === 0;
  const isDetail = isPlain && isShort && (saysTime || trend || isNamed);
  if (!isFollowUp && !isDetail) return byExamples();
  const taken = isPlain && last !== null ? followUp({ time, trend, isNamed }, last) : null;
  if (taken !== null || isFollowUp) return taken ?? { kind: "help", topic: "followUps" };
  const likelier = byExamples();
  // Only a day: nothing says what is wanted of it.
  const isRefused = likelier.kind === "help" && likelier.topic === "orders";
  if (others.length === 0 && time.isClear && !time.next && !isRefused) {
    return { kind: "unsure", meanings: ofDay };
  }
  const isUnderstood = likelier.kind !== "help" || likelier.topic !== "notUnderstood";
  return isUnderstood ? likelier : { kind: "help", topic: "followUps" };

  /** Whether a word such as “and” joins two parts of the question. */
  function joins(token: "and" | "or"): boolean {
    return words.some((word) => table.time.phrases.get(word.plain) === token);
  }

  /**
   * Asks back about a record if nothing says whose: “How tall is the cabinet?” may be about a thing,
   * and “any gap today? there is a baby with a fever” wants no record.
   */
  function ofNobody(): Route | null {
    if (isNamed || isFollowUp || any(table.pronouns) || !requested.some(isOfRecord)) return null;
    if (!requested.every(isOfRecord)) return { kind: "unsure", meanings: requested };
    const isOfMeasure = requested.length === 1 && requested.includes("vitals");
    const saysThing = isOfMeasure && unknownWords(question, measureWords[asked]).length > 0;
    return saysThing ? { kind: "help", topic: "followUps" } : null;
  }

  /** Without “and”, a question asks for one thing, unless its words and the examples disagree. */
  function likelyOnes(wanted: readonly Intent[]): readonly Intent[] {
    if (wanted.length < 2 || joins("and")) return wanted;
    const probable = likely();
    const best = wanted.find((intent) => intent === probable[0]?.meaning);
    return best === undefined ? wanted : [best];
  }
}

/** What the portal has, but the assistant doesn't read, such as canceled appointments (`orders`). */
const unread = ["waitingList", "messages", "orders"] as const satisfies readonly HelpTopic[];

/** Questions of other intents may name what no tool reads: “what does she take for cholesterol?” */
const ofValues: ReadonlySet<Intent> = new Set<Intent>(["problems", "vitals"]);

/** What is offered for a day. */
const ofDay = ["appointments", "freeSlots", "tasks"] as const;

/**
 * The most words that a detail has, such as “next week?”; a longer text is a question of its own.
 */
const fewWords = 3;

const hiddenName = /\[P[0-9]{1,3}\]/;

/** Whether a text asks for or gives a diagnosis, a treatment or a dose. */
export function isAdvice(text: string, language: Language): boolean {
  const words = wordsOf(text);
  return routingWords[language].advice.some((entry) => says(words, entry));
}

function isTimeWord({ plain: word }: Word, { time }: RoutingWords): boolean {
  return /\d/.test(word) || word.split("-").every((part) => time.vocabulary.has(part));
}

/** The help topic with the most matching entries. */
function topicOf(words: readonly Word[], { topics }: RoutingWords): HelpTopic | null {
  const counted = helpTopics.map((topic) => ({
    topic,
    count: topics[topic].filter((entry) => says(words, entry)).length,
  }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? null : best.topic;
}
