import { intents, type Intent } from "@salvia/domain/assistant/conversationContext";
import { isHelpTopic, type HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { QuestionMeaning } from "@salvia/domain/assistant/questionExamples";

import type { Likely } from "./questionClassifier.ts";
import { isOfRecord, type Route } from "./route.ts";

/** How probable a meaning must be to answer with data. A wrong answer is worse than a question back. */
const sure = 0.6;
/** How probable it must be to overrule the words of the question. */
const certain = 0.8;
/** To refuse takes less: it shows no data, and says what to ask instead. */
const sureToRefuse = 0.35;
/** A question about nothing that the assistant knows has no meaning that is as probable as this. */
const recognized = 0.2;
/** Less probable meanings are not offered. */
const possible = 0.12;
/** From here on, a meaning that the words don't say makes what they say doubtful. */
const doubtful = 0.4;
/** What the words say must have this share of the probability of the best meaning. */
const agreeing = 0.7;
/** How many questions are offered at most. */
const mostOffered = 3;

/**
 * The route of a question whose words don't say what it asks for, from the examples it resembles.
 *
 * @param likely what it may mean, most probable first
 * @param dataRoute the route to the data of an intent
 */
export function exampleRoute(
  likely: readonly Likely[],
  dataRoute: (intent: Intent) => Route,
): Route {
  const [best] = likely;
  if (best === undefined) return { kind: "help", topic: "notUnderstood" };
  const topic = topicOf(best.meaning);
  const enough = isRefusal(best.meaning) ? sureToRefuse : sure;
  if (best.probability >= enough) {
    const intent = intentOf(best.meaning);
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
  likely: readonly Likely[],
  requested: readonly Intent[],
  dataRoute: (intent: Intent) => Route,
): Route | null {
  const agreed = likely
    .filter(({ meaning }) => requested.some((intent) => intent === meaning))
    .reduce((sum, { probability }) => sum + probability, 0);
  const demand = likely.find(({ meaning }) => demands.has(meaning));
  if (demand !== undefined && demand.probability >= Math.max(sureToRefuse, agreed * agreeing)) {
    return { kind: "help", topic: topicOf(demand.meaning) };
  }
  const [best] = likely;
  if (best === undefined || best.probability < doubtful || agreed >= agreeing * best.probability) {
    return null;
  }
  if (isRefusal(best.meaning)) {
    return best.probability < sure ? null : { kind: "help", topic: topicOf(best.meaning) };
  }
  const intent = intentOf(best.meaning);
  if (intent !== null && best.probability >= certain) return dataRoute(intent);
  return { kind: "unsure", meanings: [best.meaning, ...requested.slice(0, mostOffered - 1)] };
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
export function isSurelyOwn(likely: readonly Likely[]): boolean {
  const [best] = likely;
  if (best === undefined || best.probability < sure) return false;
  const intent = intentOf(best.meaning);
  return intent !== null && !isOfRecord(intent);
}

/** The help that the examples say a question asks for; null if it asks for data, or for none. */
export function likelyTopic([best]: readonly Likely[]): HelpTopic | null {
  if (best === undefined || !best.meaning.startsWith("help/")) return null;
  return best.probability < doubtful ? null : topicOf(best.meaning);
}

/** Whether the examples are certain that a question asks for data. */
export function isCertainlyData([best]: readonly Likely[]): boolean {
  return best !== undefined && intentOf(best.meaning) !== null && best.probability >= certain;
}

/** Whether the examples agree that a question is about appointments. */
export function isOfAppointments([best]: readonly Likely[]): boolean {
  return best?.meaning === "appointments" && best.probability >= doubtful;
}

/**
 * Whether the examples say that a verb at the beginning is no order: “open slots”, “change the
 * language”. What may be one about the clinician's data remains one: “enter her weight”.
 */
export function isSurelyNoOrder(likely: readonly Likely[]): boolean {
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
