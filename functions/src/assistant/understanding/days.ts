import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

import {
  indexOf,
  joinedDays,
  markOf,
  namedDays,
  numbers,
  partsOfDays,
  recently,
  relativeDays,
  single,
  type Asked,
  type Days,
  type Part,
  type Way,
} from "./dayRules.ts";
import type { DayWords } from "./dayWords.ts";
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
  const daysOf: Asked["daysOf"] = (at) => days[indexOf("days", at)] ?? null;
  const partOf: Asked["partOf"] = (at) => parts[indexOf("part", at)] ?? null;
  const asked: Asked = { now, way, words, daysOf, partOf };
  const spaced = plain(question).replaceAll(/['’‘`´-](?=\p{L})/gu, " ");
  const marked = [relativeDays, namedDays, partsOfDays, joinedDays]
    .flatMap((rules) => rules(asked))
    .reduce(
      (text, [rule, meaning]) =>
        text.replaceAll(wholeWords(rule, words), (found: string, ...rest: unknown[]) => {
          const reading = meaning(Object(rest.at(-1)));
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

  function mark(reading: Days | Part | null | undefined, found: string): string {
    if (reading === undefined) return found;
    return reading !== null && "from" in reading
      ? markOf("part", parts.push(reading) - 1)
      : markOf("days", days.push(reading) - 1);
  }

  function periodIn(text: string): NamedTime["period"] {
    const named = [...text.matchAll(/[\u{e000}-\u{e0ff}]/gu)].map(([at]) => daysOf(at));
    const part = commonPart([...text.matchAll(/[\u{e100}-\u{e1ff}]/gu)].map(([at]) => partOf(at)));
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
function commonPart(parts: readonly (Part | null)[]): Part | null | undefined {
  const from = Math.max(...parts.map((part) => part?.from ?? 0));
  const until = Math.min(...parts.map((part) => part?.until ?? 1440));
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
