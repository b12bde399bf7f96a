import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";

import { unknownWords } from "../routing/patientResolution.ts";
import { says, wordsOf } from "../routing/questionWords.ts";
import { isOfRecord } from "../routing/route.ts";
import { routeQuestion, tableFor } from "../routing/routeQuestion.ts";
import { parseTime } from "./parseTime.ts";
import { resolveTime, type When } from "./resolveTime.ts";
import { isNearly, spelled } from "./typos.ts";

/**
 * Resolves the days a question is about before any engine runs; the tools read these days only. The
 * result is unclear if a word may be a misspelled day, or if no day is named and a word is unknown,
 * because the answer could be for the wrong day.
 *
 * @param question without names
 * @param today the user's calendar day
 */
export function whenOf(
  question: string,
  {
    language,
    lastTurn,
    today,
  }: { language: Language; lastTurn: ConversationContext | null; today: string },
): When {
  const table = tableFor(question, language);
  const route = routeQuestion(question, language, lastTurn);
  const intents = route.kind === "data" ? route.intents : [];
  const isPast = table.past.some((entry) => says(wordsOf(question), entry));
  const isRecord = intents.length > 0 && intents.every(isOfRecord);
  const whole = spelled(question, table);
  const time = parseTime(whole, table.time);
  const said = resolveTime(time, today, isPast || isRecord ? "past" : "future");
  const isDated = intents.some((intent) => intent === "appointments" || intent === "freeSlots");
  // “Who is it now?” and “whose turn is it?” ask for one appointment, as “who is next?” does.
  const isOne = route.kind === "data" && (route.time.next || route.time.now);
  const own: When =
    said.kind === "unspecified" && intents.includes("appointments") && isOne && !isPast
      ? { kind: "next" }
      : said;
  const unknown = unknownWords(whole, table).map(({ plain }) => plain);
  const isMisspelled = unknown.some((word) => isNearly(word, table.time.dayWords));
  // A trend says its days; other answers would be of days that were not asked about.
  const isOpenEnded = time.recent && intents.some((intent) => intent !== "vitals");
  // “Before I give an antibiotic: any allergies?” Allergies are those of any time.
  const isTimeless = intents.every((intent) => intent === "allergies") && isRecord;
  if (isTimeless && time.days === null && time.part === null && !isMisspelled) {
    return { kind: "unspecified", now: false, sincePrevious: false };
  }
  if (own.kind === "unclear" || isMisspelled || isOpenEnded) return { kind: "unclear" };
  // No tool looks for the latest appointment of the past, and today's list would look like one.
  const isPastItem =
    own.kind === "next" ? isPast : own.kind === "unspecified" && (isPast || time.last);
  if (isDated && isPastItem) return { kind: "unclear" };
  const isFollowUp = lastTurn !== null && route.kind === "data" && route.reuses !== "nothing";
  const last = isFollowUp ? lastTurn.span : null;
  if (own.kind === "period" && time.days === null && last !== null && last !== "next") {
    return { kind: "period", period: { ...last, part: time.part } };
  }
  // What is unknown may be what “next” belongs to.
  if (isDated && own.kind === "next" && unknown.length > 0) return { kind: "unclear" };
  // Open requests are for coming days; the days on which they were made are not read.
  const isBygone = own.kind === "period" && own.period.until < today;
  if (isBygone && intents.includes("requests")) return { kind: "unclear" };
  if (own.kind !== "unspecified") return own;
  if (last !== null && last !== "next") return { kind: "period", period: last };
  if (last === "next" && route.kind === "data" && route.reuses === "question") {
    return { kind: "next" };
  }
  if (isDated && unknown.length > 0) return { kind: "unclear" };
  // “When is Ana coming back?” asks for her next appointment, not for one today.
  const isOfPatient = intents.includes("appointments") && /\[P[0-9]{1,3}\]/.test(question);
  return isOfPatient && !isPast ? { kind: "next" } : own;
}
