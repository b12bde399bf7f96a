import type { Language } from "@salvia/domain/shared/language";

import { parseTime } from "../temporal/parseTime.ts";
import { spelled } from "../temporal/typos.ts";
import { unknownWords, type RoutingWords } from "./patientResolution.ts";
import { says, wordsOf } from "./questionWords.ts";
import { isOfRecord } from "./route.ts";
import { routeQuestion, tableFor } from "./routeQuestion.ts";

/**
 * The part of a question that asks: "Who is coming today?" of "My tablet froze, who is coming
 * today?", or of "Who is coming today? My tablet froze." It is the whole question, unless the last
 * clause or the first sentence is a question of its own that is understood word for word, and the
 * rest asks for nothing and names no patient or time.
 *
 * @param names the words of the patients' names, normalized by `plain`
 */
export function askingClause(
  question: string,
  language: Language,
  names: ReadonlySet<string>,
): string {
  const [, before = "", last = ""] = reasonAndClause.exec(question) ?? [];
  // Most questions have one clause.
  if (last === "") return question;
  const [, first = "", after = ""] = clauseAndReason.exec(question) ?? [];
  const table = tableFor(question, language);
  const asks = (clause: string, reason: string) =>
    stands(clause, language, table, names) && isReason(reason, language, table, names);
  if (asks(last, before)) return last;
  return first !== "" && asks(first, after) ? first : question;
}

/** The last clause, and what stands before its punctuation mark. */
const reasonAndClause = /^(.*[,;:.!?…—–])\s+(\S.*)$/su;

/** The first question, and the sentences after it. */
const clauseAndReason = /^([^?]*\?)\s+([^?]*\S[^?]*)$/su;

/**
 * Whether a clause is a question of its own. One that says "she" or asks for a record, and names no
 * patient, may mean a person in the words before it.
 */
function stands(
  clause: string,
  language: Language,
  table: RoutingWords,
  names: ReadonlySet<string>,
): boolean {
  const route = routeQuestion(clause, language);
  if (route.kind !== "data" || route.reuses !== "nothing") return false;
  const words = wordsOf(clause);
  const unknown = unknownWords(spelled(clause, table), table);
  if (unknown.some((word) => !names.has(word.plain))) return false;
  const isOfSomebody =
    route.intents.some(isOfRecord) || table.pronouns.some((entry) => says(words, entry));
  return !isOfSomebody || unknown.length > 0;
}

/** Whether the words before or after a clause change nothing about what it asks for. */
function isReason(
  reason: string,
  language: Language,
  table: RoutingWords,
  names: ReadonlySet<string>,
): boolean {
  if (wordsOf(reason).some((word) => names.has(word.plain))) return false;
  const { days, part } = parseTime(spelled(reason, table), table.time);
  if (days !== null || part !== null) return false;
  const route = routeQuestion(reason, language);
  return route.kind === "unsure" || (route.kind === "help" && asksNothing.has(route.topic));
}

const asksNothing: ReadonlySet<string> = new Set(["notUnderstood", "followUps"]);
