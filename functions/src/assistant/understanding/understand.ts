import {
  measures,
  type ConversationContext,
  type Measure,
  type Period,
} from "@salvia/domain/assistant/conversationContext";
import type { HelpTopic } from "@salvia/domain/locales/helpTexts";
import type { AssistantTexts } from "@salvia/domain/locales/assistantTexts";

import type { Way } from "./dayRules.ts";
import { withDaysCorrected } from "./days.ts";
import type { Learned } from "./languages.ts";
import {
  dataIntentOf,
  helpOf,
  isDataIntent,
  isRefused,
  refusals,
  type DataIntentName,
  type IntentName,
  type ToolCall,
} from "./intents.ts";
import { personIn, type KnownPatient, type NamedPerson } from "./people.ts";
import { saysOneOf, wordsOf } from "./words.ts";

/** How probable a meaning must be to be answered with data: a wrong answer is worse than none. */
const sure = 0.5;
/** The same if a word of the question is unknown, which may be what matters. */
const sureOfUnknown = 0.8;
/** To refuse takes less: it shows no data, and says what to ask instead. */
const sureToRefuse = 0.4;
/** A less probable meaning is not offered. */
const possible = 0.1;
/** A refusal that is as probable as this makes the data that is more probable doubtful. */
const doubtful = 0.14;
const offersMax = 3;
/** How many words a question may have that names only a day or a person. */
const fragmentMax = 4;

/** What is asked before an engine runs; engines cannot change whom and which days it is about. */
export type About = {
  /** The patient whose record may be read. */
  patient: KnownPatient | null;
  /** The patient to whom the caller's own lists are limited. */
  only: KnownPatient | null;
  period: Period | null;
  measure: Measure | null;
};

/** What a question asks for. */
export type Outcome =
  | { kind: "data"; intent: DataIntentName; tools: readonly ToolCall[] }
  | { kind: "help"; topic: HelpTopic; tools: readonly ToolCall[] }
  /** It could mean several things: what is offered instead of an answer. */
  | { kind: "unsure"; offers: readonly DataIntentName[] }
  /** It means one of these people: the question to ask instead. */
  | { kind: "corrected"; question: string }
  /** By the sentence that says why. */
  | { kind: "refused"; why: keyof AssistantTexts["refusals"] };

export type Understanding = { outcome: Outcome; about: About; names: readonly string[] };

export type Situation = {
  learned: Learned;
  texts: AssistantTexts;
  today: string;
  patients: readonly KnownPatient[];
  /** The patient whose record is open. */
  open: KnownPatient | null;
  /** What the previous question of the conversation asked for. */
  context: ConversationContext | null;
};

/**
 * Decides what a question asks for, about whom, and of which days. The same question in the same
 * situation gets the same.
 */
export function understand(written: string, situation: Situation): Understanding {
  const reading = readingOf(written, situation);
  const about = aboutOf(reading);
  return { outcome: outcomeOf(reading, about), about, names: reading.names };
}

type Reading = ReturnType<typeof readingOf>;

/** A question as it is read, before it is decided what to do with it. */
function readingOf(written: string, situation: Situation) {
  const { learned, texts, today, patients, context } = situation;
  // Characters that show nothing would split words.
  const shown = written.replaceAll(/\p{Cf}/gu, "");
  const question = withDaysCorrected(shown, learned);
  const { person, masked, names } = personIn(question, patients, learned);
  const measure = measureIn(masked, texts);
  const timeOf = (way: Way) => learned.timeIn(masked, today, way);
  const ahead = timeOf("future");
  const likely = learned.classify(ahead.rest);
  const [{ meaning: best, probability } = { meaning: "offTopic", probability: 0 } as const] =
    likely;
  const isFollowUp = best === "followUp" || (context !== null && isFragment(ahead.rest));
  // For a fragment, that of the previous question.
  const meaning = isFollowUp ? followed(context, measure) : best;
  const intent = dataIntentOf(meaning);
  const time = intent?.way === "past" ? timeOf("past") : ahead;
  // Whether a word has no meaning here, and is no name, number, or day.
  const hasUnknown = wordsOf(time.rest).some(
    ({ plain: word }) => !learned.vocabulary.has(word) && !/^\d/.test(word) && word.length > 2,
  );
  const namesSubstance = intent?.namesSubstance === true || helpOf(meaning) === "noAdvice";
  const isName = isNamed(person, meaning, namesSubstance);
  // Whether a word may be a drug as well as the name of a stranger.
  const isOfSomeone =
    namesSubstance &&
    person.kind !== "patient" &&
    !saysOneOf(texts.patientWords, masked) &&
    (hasUnknown || person.kind === "stranger");
  const read = { names, measure, likely, probability, isFollowUp, meaning, time };
  const named: NamedPerson = isName ? person : { kind: "none" };
  return { ...situation, ...read, person: named, hasUnknown, isOfSomeone };
}

/** Only a day or a name, such as “e depois de amanhã”; “qu’est-ce que j’ai demain” is a question. */
function isFragment(masked: string): boolean {
  const words = wordsOf(masked);
  const isShort = words.every(({ plain: word }) => word.length <= 3);
  return /[~#]/.test(masked) && words.length <= fragmentMax && isShort;
}

/** The measure that a question names; null for none, or for more than one. */
function measureIn(question: string, { measureWords }: AssistantTexts): Measure | null {
  const named = measures.filter((measure) => saysOneOf(measureWords[measure], question));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/**
 * Whether an unknown word is a name. With a capital letter it may also be a drug or an illness;
 * where a name may stand it may be anything, unless the question is about one patient.
 */
function isNamed(person: NamedPerson, meaning: IntentName, namesSubstance: boolean): boolean {
  if (person.kind !== "stranger" || person.by === "both") return true;
  const isOfOne = dataIntentOf(meaning)?.patient === "one";
  return !namesSubstance && (person.by === "capital" || isOfOne);
}

/** What a follow-up may refer to; after questions that were offered, only whom and which days. */
export function contextOf({ outcome, about }: Understanding): ConversationContext | null {
  if (outcome.kind !== "data" && outcome.kind !== "unsure") return null;
  const { patient, only, period, measure } = about;
  const intent = outcome.kind === "data" ? outcome.intent : outcome.kind;
  // After a list of all, “and on Friday?” asks for all, whosever record is open.
  const patientId = (dataIntentOf(intent)?.patient === "named" ? only : patient)?.id ?? null;
  return { intent, period, measure, patientId };
}

/** A fragment such as “and tomorrow?” asks again for what the last question asked. */
function followed(context: ConversationContext | null, measure: Measure | null): IntentName {
  const last = context !== null && isDataIntent(context.intent) ? context.intent : null;
  if (measure !== null) return last === "vitalsTrend" ? "vitalsTrend" : "vitals";
  return last ?? "followUp";
}

/** Whom, which days, and which measure a question is about. */
function aboutOf(reading: Reading): About {
  const { person, meaning, isFollowUp, context } = reading;
  const patient = patientOf(reading);
  const whose = dataIntentOf(meaning)?.patient ?? "all";
  const isOfPatient =
    person.kind === "patient" ||
    whose === "one" ||
    (isFollowUp && whose === "named" && context?.patientId === patient?.id);
  return {
    patient,
    only: whose !== "all" && isOfPatient ? patient : null,
    period: periodOf(reading),
    measure: reading.measure ?? (isFollowUp ? (context?.measure ?? null) : null),
  };
}

/** The named patient; else the conversation's, if it is also the open one; else the open one. */
function patientOf({ person, open, patients, context, isFollowUp }: Reading): KnownPatient | null {
  if (person.kind === "patient") return person.patient;
  const before = patients.find(({ id }) => id === context?.patientId) ?? null;
  if (isFollowUp) return before ?? open;
  return before === null || open === null || before.id === open.id ? (open ?? before) : null;
}

/** The days that are named, or for a fragment those of the previous question. */
function periodOf({ time, meaning, isFollowUp, context, today }: Reading): Period | null {
  const { period: named } = time;
  const before = context?.period ?? null;
  if (named === null || named === "unclear") {
    // “Only the video ones” and “how many” may be of those that were listed before.
    const isOfSome = dataIntentOf(meaning)?.tools.some(([, of]) => of.mode ?? of.onlyCount);
    return isFollowUp || isOfSome ? before : null;
  }
  // “In the morning, I meant” is of the day before.
  const isPartAlone = named.from === today && named.until === today && named.part !== null;
  return isFollowUp && isPartAlone && before !== null ? { ...before, part: named.part } : named;
}

function outcomeOf(reading: Reading, about: About): Outcome {
  const { meaning, probability, person, measure, time, likely, isFollowUp, hasUnknown } = reading;
  const refusal = refusalOf(reading, about);
  if (refusal !== null) return refusal;
  if (!isDataIntent(meaning)) return unsure(reading, about);
  if (isFollowUp) {
    const isChanged = person.kind !== "none" || measure !== null || time.period !== null;
    return isChanged && !hasUnknown ? dataOutcome(meaning, reading, about) : refused("followUp");
  }
  const isDoubtful = likely.some((each) => each.probability >= doubtful && isRefused(each.meaning));
  const isSure = probability >= (hasUnknown ? sureOfUnknown : sure);
  return isSure && !isDoubtful && !reading.isOfSomeone
    ? dataOutcome(meaning, reading, about)
    : unsure(reading, about);
}

/** What is said without looking anything up; null if something may be. */
function refusalOf(
  { meaning, isFollowUp, probability, person, time, isOfSomeone }: Reading,
  { patient }: About,
): Outcome | null {
  const isUndated = isFollowUp && time.period !== null && dataIntentOf(meaning)?.isUndated;
  if (meaning === "followUp" || isUndated === true) {
    const isDay = person.kind === "none" && time.period !== null && time.period !== "unclear";
    // What a day alone may be asked for.
    if (isDay) return { kind: "unsure", offers: ["appointments", "freeTimes", "tasks"] };
    return refused("followUp");
  }
  if (probability < sureToRefuse) return null;
  const why = refusals.find((each) => each === meaning);
  if (why !== undefined) return refused(why);
  const topic = helpOf(meaning);
  const isOfDrug = meaning === "drugAdvice" && patient !== null && !isOfSomeone;
  return topic && helpOn(topic, isOfDrug ? [["allergies", {}]] : []);
}

function refused(why: keyof AssistantTexts["refusals"]): Outcome {
  return { kind: "refused", why };
}

function helpOn(topic: HelpTopic, before: readonly ToolCall[] = []): Outcome {
  return { kind: "help", topic, tools: [...before, ["help", { topic }]] };
}

/** The data of an intent, unless it is unclear of whom or of which days. */
function dataOutcome(intent: DataIntentName, reading: Reading, about: About): Outcome {
  const { person, open, context, time } = reading;
  const refusal = personRefusal(person);
  if (refusal !== null) return refusal;
  const { patient, tools: asked } = dataIntentOf(intent);
  if (patient === "one" && about.patient === null) {
    return refused(open !== null && context?.patientId != null ? "several" : "noPatient");
  }
  const { period, isRecent } = time;
  const tools = asked.map(([tool, input]): ToolCall => [
    tool,
    tool === "vitals" ? { ...input, measure: about.measure ?? undefined } : input,
  ]);
  const isUnread = period === "unclear" || (isRecent && tools.every(([tool]) => tool !== "vitals"));
  const lacksDay = intent === "pastAppointments" && about.period === null;
  return isUnread || lacksDay ? refused("day") : { kind: "data", intent, tools };
}

/** What is said of anyone but one of the caller's patients. */
function personRefusal(person: NamedPerson): Outcome | null {
  if (person.kind === "misspelled") return { kind: "corrected", question: person.question };
  return person.kind === "stranger" || person.kind === "several" ? refused(person.kind) : null;
}

/** Offers what the question most probably means. */
function unsure(reading: Reading, about: About): Outcome {
  const { likely, person, time, texts } = reading;
  const possibilities = likely
    .filter(({ probability }) => probability >= possible)
    .map(({ meaning }) => meaning)
    .filter(isDataIntent)
    .filter((intent) => intent in texts.offers);
  const refusal = possibilities.length === 0 ? null : personRefusal(person);
  if (refusal !== null) return refusal;
  if (time.period === "unclear") return refused("day");
  const offers = possibilities
    .filter((intent) => dataIntentOf(intent).patient !== "one" || about.patient !== null)
    .slice(0, offersMax);
  return offers.length === 0 ? helpOn("notUnderstood") : { kind: "unsure", offers };
}
