import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";

import { unknownWords } from "../routing/patientResolution.ts";
import { says, wordsOf } from "../routing/questionWords.ts";
import { isOfRecord } from "../routing/route.ts";
import { routeQuestion, tableFor } from "../routing/routeQuestion.ts";
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
  const isMisspelled = unknown.some((word) => isNearly(word, table.time.dayWords));
  if (own.kind === "unclear" || isMisspelled) return { kind: "unclear" };
  const isDated = intents.some((intent) => intent === "appointments" || intent === "freeSlots");
  // No tool looks for the latest appointment of the past, and today's list would look like one.
  const isPastItem =
    own.kind === "next" ? isPast : own.kind === "unspecified" && (isPast || time.last);
  if (isDated && isPastItem) return { kind: "unclear" };
  const isFollowUp = lastTurn !== null && route.kind === "data" && route.reuses !== "nothing";
  const last = isFollowUp ? lastTurn.span : null;
  if (own.kind === "period" && time.days === null && last !== null && last !== "next") {
    return { kind: "period", period: { ...last, part: time.part } };
  }
  if (own.kind !== "unspecified") return own;
  if (last !== null && last !== "next") return { kind: "period", period: last };
  if (last === "next" && route.kind === "data" && route.reuses === "question") {
    return { kind: "next" };
  }
  return isDated && unknown.length > 0 ? { kind: "unclear" } : own;
}

/**
 * Whether a word is a likely misspelling of one of the others, such as “tommorow”: up to two edits
 * for long words, one for words of four to six letters. Two swapped letters count as one edit.
 */
function isNearly(word: string, others: ReadonlySet<string>): boolean {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0) return false;
  return [...others].some(
    (other) =>
      other.length >= 5 &&
      Math.abs(other.length - word.length) <= most &&
      distance(word, other) <= most,
  );
}

function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      const row = rows[i];
      if (row !== undefined) row[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
    }
  }
  return at(a.length, b.length);
}
