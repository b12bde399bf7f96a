import { intents, measures } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";

import { parseTime } from "../temporal/parseTime.ts";
import type { RoutingWords } from "./patientResolution.ts";
import { plain, says, wordsOf } from "./questionWords.ts";
import { isOfRecord } from "./route.ts";
import { routeQuestion, tableFor } from "./routeQuestion.ts";

/**
 * The question without what it rejects in favor of something else of the same kind, such as "not
 * today" in "not today, tomorrow: who is coming?", without what it corrects, such as the first day in
 * "Thursday, sorry, Friday", and without the patients that it leaves out of a list, such as "apart
 * from Ana".
 *
 * @param names the words of the patients' names, normalized by `plain`
 */
export function withoutRejected(
  question: string,
  language: Language,
  names: ReadonlySet<string>,
): string {
  const table = tableFor(question, language);
  const words = [...question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((found) => ({
    plain: plain(found[0]),
    begin: found.index,
    isLast: /^\s*(?:[,;.:!?…—–]|$)/u.test(question.slice(found.index + found[0].length)),
  }));
  for (const at of words.keys()) {
    const rest =
      withoutBeginning(at) ?? withoutEnding(at) ?? withoutCorrected(at) ?? withoutException(at);
    if (rest !== null) return withoutRejected(rest, language, names);
  }
  return question;

  /** Without "not …", if it begins here. A "not" within a clause may belong to its verb. */
  function withoutBeginning(at: number): string | null {
    const begin = afterEntry(at, table.rejections);
    const isWithin = at > 0 && words[at - 1]?.isLast === false;
    if (begin === null || (begin === at + 1 && isWithin)) return null;
    const end = words.findIndex((word, index) => index >= begin && word.isLast) + 1;
    // The whole clause, or the first words of a text without commas.
    const until = [end, begin + 1, begin + 2, begin + 3].find(
      (each) => each <= end && isRejected(begin, each, { from: at }),
    );
    return until === undefined ? null : cut(at, until);
  }

  /** Without the clause that a "no" at its end rejects, as in "la presión no, el pulso". */
  function withoutEnding(at: number): string | null {
    const word = words[at];
    if (word === undefined || !word.isLast || !table.denials.includes(word.plain)) return null;
    const begin = words.findLastIndex(({ isLast }, index) => isLast && index < at) + 1;
    return isRejected(begin, at, { from: begin, until: at + 1 }) ? cut(begin, at + 1) : null;
  }

  /** Without what is corrected here, as in "on Thursday, no, sorry, on Friday". */
  function withoutCorrected(at: number): string | null {
    const begin = afterCorrections(at);
    if (begin === at) return null;
    const named = kindsOf(begin, begin + mostCorrected);
    const length = [4, 3, 2, 1].find((each) => {
      const corrected = kindsOf(at - each, at);
      const isBegun = kindsOf(at - each, at - each + 1).length > 0;
      return each <= at && isBegun && corrected.every((kind) => named.includes(kind));
    });
    return length === undefined ? null : cut(at - length, begin);
  }

  /** The index after the words of a correction, or after a "no" between two punctuation marks. */
  function afterCorrections(at: number): number {
    const isAlone = at > 0 && words[at - 1]?.isLast === true && words[at]?.isLast === true;
    const isDenied = isAlone && table.denials.includes(words[at]?.plain ?? "");
    const next = afterEntry(at, table.corrections) ?? (isDenied ? at + 1 : null);
    return next === null ? at : afterCorrections(next);
  }

  function kindsOf(begin: number, end: number): string[] {
    return kindsIn(question.slice(startOf(begin), startOf(end)), table, names);
  }

  /** Without "apart from" and the patients after it. */
  function withoutException(at: number): string | null {
    const begin = afterEntry(at, table.exceptions);
    if (begin === null) return null;
    const joins = (word: string) =>
      table.beforeNames.includes(word) || joints.has(table.time.phrases.get(word) ?? "");
    const isOther = (word: string) => !names.has(word) && !joins(word);
    const other = words.findIndex((word, index) => index >= begin && isOther(word.plain));
    const before = other === -1 ? words.length : other;
    const last = words.findLastIndex((word, index) => index < before && names.has(word.plain));
    if (last < begin) return null;
    const rest = cut(at, last + 1);
    // Without a name, a question about a record would be about the one that is open.
    const route = routeQuestion(rest, language);
    return route.kind === "data" && route.intents.some(isOfRecord) ? null : rest;
  }

  /** The index after the longest entry that stands here; null if none does. */
  function afterEntry(at: number, entries: readonly string[]): number | null {
    const lengths = entries.flatMap((entry) => {
      const parts = entry.split(" ");
      const found = words.slice(at, at + parts.length);
      const isWhole = found.slice(0, -1).every((word) => !word.isLast);
      return isWhole && parts.every((part, index) => found[index]?.plain === part)
        ? parts.length
        : [];
    });
    return lengths.length === 0 ? null : at + Math.max(...lengths);
  }

  /** Whether the rest names all kinds of things that these few words do. */
  function isRejected(
    begin: number,
    end: number,
    { from, until = end }: { from: number; until?: number },
  ): boolean {
    if (end <= begin || end - begin > mostWords) return false;
    const rejected = kindsOf(begin, end);
    const named = kindsIn(cut(from, until), table, names);
    return rejected.length > 0 && rejected.every((kind) => named.includes(kind));
  }

  function cut(from: number, until: number): string {
    const before = question.slice(0, startOf(from));
    const after = question.slice(startOf(until));
    return before.trim() === "" ? after : before + after;
  }

  function startOf(index: number): number {
    return words[index]?.begin ?? question.length;
  }
}

/** A longer clause is no mere rejection. */
const mostWords = 5;

/** What is meant follows a correction within so many words. */
const mostCorrected = 5;

/** The tokens of articles, and of what joins two names. */
const joints: ReadonlySet<string> = new Set(["the", "the1", "and", "to"]);

/** What a text names: days or times, something to look up, or a patient. */
function kindsIn(text: string, table: RoutingWords, names: ReadonlySet<string>): string[] {
  const words = wordsOf(text);
  const { days, part } = parseTime(text, table.time);
  const things = [
    ...intents.flatMap((intent) => table.intents[intent]),
    ...measures.flatMap((measure) => table.measures[measure]),
  ];
  return [
    ...(days !== null || part !== null ? ["time"] : []),
    ...(things.some((entry) => says(words, entry)) ? ["thing"] : []),
    ...(words.some((word) => names.has(word.plain)) ? ["name"] : []),
  ];
}
