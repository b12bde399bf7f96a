import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

import {
  joinedDays,
  markOf,
  marks,
  namedDays,
  numbers,
  recently,
  relativeDays,
  single,
  type Days,
  type Part,
  type Said,
  type Way,
} from "./dayRules.ts";
import type { DayWords } from "./dayWords.ts";
import { partsOfDays } from "./hourRules.ts";
import { plain } from "./words.ts";

/** The days and times that a question names. */
export type NamedTime = {
  /** Null if none is named; "unclear" if several are, or one that may be meant in two ways. */
  period: Period | "unclear" | null;
  /** Whether it names the days or weeks up to now without their number. */
  isRecent: boolean;
  /** The question without what names them. */
  rest: string;
};

/**
 * Reads the days and times in a question: each rule puts marks in place of what it reads, and later
 * rules read the marks.
 *
 * @param today the user's calendar day, such as `2026-11-24`
 */
export function timeIn(
  question: string,
  { words, today, way }: { words: DayWords; today: string; way: Way },
): NamedTime {
  const now = DateTime.fromISO(today, { zone: "utc" });
  const [days, parts]: [(Days | null)[], Part[]] = [[], []];
  const spaced = plain(question).replaceAll(/['’‘`´-](?=\p{L})/gu, " ");
  const marked = [relativeDays, namedDays, partsOfDays, joinedDays]
    .flatMap((rules) => rules({ now, way, words }))
    .reduce(
      (text, [rule, meaning]) =>
        text.replaceAll(wholeWords(rule, words), (found: string, ...rest: unknown[]) => {
          const said = saidIn(Object(rest.at(-1)));
          const reading = said === null ? undefined : meaning(said);
          return typeof reading === "string" ? reading : mark(reading, found);
        }),
      ` ${spaced} `.replaceAll(/\s+/g, " "),
    );
  return {
    period: periodIn(marked),
    isRecent: marked.includes(recently),
    rest: marked
      .replaceAll(recently, " ")
      .replaceAll(/[\u{e000}-\u{e1ff}]/gu, "~")
      .trim(),
  };

  /** What the groups of a match stand for; null if one is unclear. */
  function saidIn(groups: Readonly<Record<string, string | undefined>>): Said | null {
    const read = Object.entries(groups).map(([name, text]) => [name, text && readMark(text)]);
    return read.some(([, value]) => value === null) ? null : Object(Object.fromEntries(read));
  }

  /** What a mark stands for, or the text if it is none. */
  function readMark(text: string): Days | Part | number | string | null {
    const code = text.codePointAt(0) ?? 0;
    if (code < marks.days) return text;
    if (code < marks.part) return days[code - marks.days] ?? null;
    if (code < marks.weekday) return parts[code - marks.part] ?? null;
    return code - (code < marks.month ? marks.weekday : marks.month);
  }

  function mark(reading: Days | Part | null | undefined, found: string): string {
    if (reading === undefined) return found;
    return reading !== null && "from" in reading
      ? markOf("part", parts.push(reading) - 1)
      : markOf("days", days.push(reading) - 1);
  }

  function periodIn(text: string): NamedTime["period"] {
    const named = days.filter((_, at) => text.includes(markOf("days", at)));
    const part = commonPart(parts.filter((_, at) => text.includes(markOf("part", at))));
    // A week that was not read may be another than the one that would be answered for.
    if (text.search(wholeWords("{weekUnit}|{monthUnit}|{weekend}", words)) !== -1) return "unclear";
    if (named.length === 0 && part === null) return null;
    const [found = single(now)] = named;
    const isOne = new Set(named.map((each) => each?.join())).size < 2;
    if (!isOne || found === null || part === undefined || found[0] > found[1]) return "unclear";
    return { from: found[0].toISODate() ?? "", until: found[1].toISODate() ?? "", part };
  }
}

/** The part that all others contain; null for none, undefined if they contradict each other. */
function commonPart(parts: readonly Part[]): Part | null | undefined {
  const from = Math.max(...parts.map((part) => part.from));
  const until = Math.min(...parts.map((part) => part.until));
  if (parts.length === 0) return null;
  return from < until ? { from, until } : undefined;
}

/** The groups of the rules. */
const groups: Readonly<Record<string, string>> = {
  bound: "{before}|{until}|{after}|{since}",
  count: `\\d{1,3}|${numbers.join("|")}`,
  unit: "{dayUnit}|{weekUnit}|{monthUnit}|{yearUnit}",
  year: "\\d{4}",
  days: "[\u{e000}-\u{e0ff}]",
  end: "[\u{e000}-\u{e0ff}]",
  part: "[\u{e100}-\u{e1ff}]",
  endPart: "[\u{e100}-\u{e1ff}]",
  weekday: "[\u{e201}-\u{e207}]",
  month: "[\u{e211}-\u{e21c}]",
};

/** A rule with what stands in its braces: a group, or words of the language. */
function expanded(rule: string, words: DayWords): string {
  return rule.replaceAll(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const group = groups[name];
    return group === undefined
      ? `(?:${words[name] ?? "(?!)"})`
      : `(?<${name}>${expanded(group, words)})`;
  });
}

/** A rule as a pattern that matches whole words. */
function wholeWords(rule: string, words: DayWords): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${expanded(rule, words)})(?![\\p{L}\\p{N}])`, "gu");
}
