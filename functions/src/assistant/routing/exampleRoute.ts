import { intents, type Intent } from "@salvia/domain/assistant/conversationContext";
import { isHelpTopic, type HelpTopic } from "@salvia/domain/assistant/helpTopic";
import {
  meaningDetails,
  questionMeanings,
  type ExampleMeaning,
  type MeaningDetail,
  type QuestionMeaning,
} from "@salvia/domain/assistant/questionExamples";

import type { Likely } from "./questionClassifier.ts";
import { isOfRecord, type Route } from "./route.ts";

/** What a question may mean, most probable first. */
export type LikelyMeanings = readonly Likely<QuestionMeaning>[];

/** How probable a meaning must be to answer with data. A wrong answer is worse than a question back. */
const sure = 0.6;
/** How probable it must be to overrule the words of the question. */
const certain = 0.8;
/** How probable it must be if a word of the question is unknown. */
const sureOfUnknown = 0.9;
/** To refuse takes less: it shows no data, and says what to ask instead. */
const sureToRefuse = 0.35;
/** A question about nothing that the assistant knows has no meaning that is as probable as this. */
const recognized = 0.2;
/** Less probable meanings are not offered. */
const possible = 0.12;
/** From here on, a meaning that the words don't say makes what they say doubtful. */
const doubtful = 0.4;
/** If a word is unknown, less makes what the other words say doubtful. */
const doubtfulOfUnknown = 0.2;
/** What the words say must have this share of the probability of the best meaning. */
const agreeing = 0.7;
/** From this share on, overdue tasks may be meant. */
export const maybeOverdue = 0.12;
/** From this share on, only the next patient may be meant. */
export const maybeNext = 0.3;
/** How probable the other side of an "or" must be. */
const alternative = 0.2;
/** How many questions are offered at most. */
const mostOffered = 3;

/**
 * The route of a question whose words don't say what it asks for, from the examples it resembles.
 *
 * @param likely what it may mean, most probable first
 * @param isPlain whether all of its words are known
 * @param dataRoute the route to the data of an intent
 */
export function exampleRoute(
  likely: LikelyMeanings,
  isPlain: boolean,
  dataRoute: (intent: Intent) => Route,
): Route {
  const [best] = likely;
  if (best === undefined) return { kind: "help", topic: "notUnderstood" };
  const topic = topicOf(best.meaning);
  const intent = intentOf(best.meaning);
  const enough = isRefusal(best.meaning)
    ? sureToRefuse
    : isPlain || intent === null
      ? sure
      : sureOfUnknown;
  if (best.probability >= enough) {
    return intent === null ? { kind: "help", topic } : dataRoute(intent);
  }
  const meanings = likely
    .filter(({ meaning, probability }) => probability >= possible && !isRefusal(meaning))
    .slice(0, mostOffered)
    .map(({ meaning }) => meaning);
  if (meanings.length === 0 || best.meaning === "offTopic" || best.probability < recognized)
    return { kind: "help", topic: "notUnderstood" };
  return { kind: "unsure", meanings };
}

/**
 * The route of a question whose words ask for these intents, if the examples clearly contradict
 * them; null if they don't.
 */
export function contradiction(
  likely: LikelyMeanings,
  requested: readonly Intent[],
  isPlain: boolean,
  dataRoute: (intent: Intent) => Route,
): Route | null {
  const agreed = likely
    .filter(({ meaning }) => requested.some((intent) => intent === meaning))
    .reduce((sum, { probability }) => sum + probability, 0);
  const demand = likely.find(({ meaning }) => demands.has(meaning));
  const [best] = likely;
  if (demand !== undefined) {
    const isEnough =
      demand.probability >= Math.max(sureToRefuse, agreed * agreeing) ||
      (!isPlain && demand.probability >= doubtfulOfUnknown);
    if (isEnough || demand === best) return { kind: "help", topic: topicOf(demand.meaning) };
  }
  const enough = isPlain ? doubtful : doubtfulOfUnknown;
  if (best === undefined || best.probability < enough || agreed >= agreeing * best.probability) {
    return null;
  }
  if (isRefusal(best.meaning)) {
    return best.probability < sure ? null : { kind: "help", topic: topicOf(best.meaning) };
  }
  const intent = intentOf(best.meaning);
  // “When am I free?” resembles questions about appointments, but says what it wants.
  const saysFree = intent === "appointments" && requested.includes("freeSlots");
  if (intent !== null && best.probability >= certain && !saysFree) return dataRoute(intent);
  return { kind: "unsure", meanings: [best.meaning, ...requested.slice(0, mostOffered - 1)] };
}

/**
 * Asks back about words for two things of different kinds, such as "temperature" and "waiting room",
 * unless the examples are certain of one of them.
 */
export function betweenKinds(
  likely: LikelyMeanings,
  requested: readonly Intent[],
  named: readonly Intent[],
): Route | null {
  if (requested.length !== 1 || named.every(isOfRecord) || !named.some(isOfRecord)) return null;
  const agreed = likely.find(({ meaning }) => meaning === requested[0]);
  if (agreed !== undefined && agreed.probability >= certain) return null;
  return { kind: "unsure", meanings: named.slice(0, mostOffered) };
}

/** Asks back if "or" joins what the words ask for with something else that the examples make likely. */
export function eitherOr(likely: LikelyMeanings, requested: readonly Intent[]): Route | null {
  const others = likely
    .filter(({ meaning, probability }) => intentOf(meaning) !== null && probability >= alternative)
    .map(({ meaning }) => meaning)
    .filter((meaning) => requested.every((intent) => intent !== meaning));
  if (others.length === 0) return null;
  return { kind: "unsure", meanings: [...requested, ...others].slice(0, mostOffered) };
}

/** The probabilities of the meanings, each including those of its details. */
export function withoutDetails(resembled: readonly Likely[]): LikelyMeanings {
  const details = new Map<string, string>(Object.entries(meaningDetails));
  return questionMeanings
    .map((meaning) => ({
      meaning,
      probability: resembled
        .filter((each) => each.meaning === meaning || details.get(each.meaning) === meaning)
        .reduce((sum, { probability }) => sum + probability, 0),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** How probable it is, from 0 to 1, that a question is limited to a detail of its meaning. */
export function shareOf(detail: MeaningDetail, resembled: readonly Likely[]): number {
  const probabilityOf = (meaning: ExampleMeaning) =>
    resembled.find((each) => each.meaning === meaning)?.probability ?? 0;
  const limited = probabilityOf(detail);
  return limited / (limited + probabilityOf(meaningDetails[detail]) || 1);
}

/** Whether the examples say that “Does she have …?” names no illness, but a medication or an allergy. */
export function isNoIllness([best]: LikelyMeanings): boolean {
  if (best === undefined || best.meaning === "problems") return false;
  const enough = best.meaning === "help/noAdvice" ? certain : sure;
  return best.probability >= enough;
}

function intentOf(meaning: QuestionMeaning): Intent | null {
  return intents.find((intent) => intent === meaning) ?? null;
}

/** The help about a meaning that is no intent. */
function topicOf(meaning: QuestionMeaning): HelpTopic {
  const topic = meaning.replace("help/", "");
  if (meaning.startsWith("help/") && isHelpTopic(topic)) return topic;
  if (meaning === "others") return "assistant";
  return "notUnderstood";
}

/** Whether the examples say that a question is surely about the clinician's own day. */
export function isSurelyOwn(likely: LikelyMeanings): boolean {
  const [best] = likely;
  if (best === undefined || best.probability < sure) return false;
  const intent = intentOf(best.meaning);
  return intent !== null && !isOfRecord(intent);
}

/** Whether the examples are sure that a question is about work to do, such as “requests to treat”. */
export function isSurelyWork([best]: LikelyMeanings): boolean {
  if (best === undefined || best.probability < sure) return false;
  return best.meaning === "requests" || best.meaning === "tasks";
}

/** The help that the examples surely ask for; null if they ask for data, or for none. */
export function sureTopic(likely: LikelyMeanings): HelpTopic | null {
  return (likely[0]?.probability ?? 0) < sure ? null : likelyTopic(likely);
}

/** The help that the examples say a question asks for; null if it asks for data, or for none. */
export function likelyTopic([best]: LikelyMeanings): HelpTopic | null {
  if (best === undefined || !best.meaning.startsWith("help/")) return null;
  return best.probability < doubtful ? null : topicOf(best.meaning);
}

/** Whether the examples are sure that a question asks for data. */
export function isSurelyData([best]: LikelyMeanings): boolean {
  return best !== undefined && intentOf(best.meaning) !== null && best.probability >= sure;
}

/** Whether the examples agree that a question is about appointments. */
export function isOfAppointments([best]: LikelyMeanings): boolean {
  return best?.meaning === "appointments" && best.probability >= doubtful;
}

/**
 * Whether the examples say that a verb at the beginning is no order: “open slots”, “change the
 * language”. What may be one about the clinician's data remains one: “enter her weight”.
 */
export function isSurelyNoOrder(likely: LikelyMeanings): boolean {
  const [best] = likely;
  if (best === undefined || best.probability < sure) return false;
  if (!adjectives.has(best.meaning) && likelyTopic(likely) === null) return false;
  return likely.every((each) => each.meaning !== "help/orders" || each.probability < possible);
}

/** What “open” and “free” may describe. */
const adjectives: ReadonlySet<QuestionMeaning> = new Set<QuestionMeaning>(["freeSlots", "tasks"]);

/** What is asked for, not about: it is refused even if the words also ask for data. */
const demands: ReadonlySet<QuestionMeaning> = new Set<QuestionMeaning>([
  "help/noAdvice",
  "help/orders",
]);

/** Whether questions of this meaning are never answered with data, so that none is offered. */
function isRefusal(meaning: QuestionMeaning): boolean {
  return refusals.has(meaning);
}

const refusals: ReadonlySet<QuestionMeaning> = new Set<QuestionMeaning>([
  "help/noAdvice",
  "help/orders",
  "others",
  "offTopic",
]);
