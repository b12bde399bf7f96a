import type { Language } from "@salvia/domain/shared/language";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";

import { says, wordsOf } from "../routing/questionWords.ts";
import { isOfRecord } from "../routing/route.ts";
import { routeQuestion, tableFor } from "../routing/routeQuestion.ts";
import { unknownWords } from "../routing/patientResolution.ts";
import { isNearly } from "./misspelled.ts";
import { parseTime } from "./parseTime.ts";
import { resolveTime, type When } from "./resolveTime.ts";

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
  const time = parseTime(question, table.time);
  const own = resolveTime(time, today, isPast || isRecord ? "past" : "future");
  const unknown = unknownWords(question, table).map(({ plain }) => plain);
  const isMisspelt = unknown.some((word) => isNearly(word, table.time.dayWords));
  if (own.kind === "unclear" || isMisspelt) return { kind: "unclear" };
  const goesOn = lastTurn !== null && route.kind === "data" && route.takesUp !== "nothing";
  const last = goesOn ? lastTurn.span : null;
  if (own.kind === "period" && time.days === null && last !== null && last !== "next") {
    return { kind: "period", period: { ...last, part: time.part } };
  }
  if (own.kind !== "unsaid") return own;
  if (last !== null && last !== "next") return { kind: "period", period: last };
  if (last === "next" && route.kind === "data" && route.takesUp === "question") {
    return { kind: "next" };
  }
  const isDated = intents.some((intent) => intent === "appointments" || intent === "freeSlots");
  return isDated && unknown.length > 0 ? { kind: "unclear" } : own;
}
