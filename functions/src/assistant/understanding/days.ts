import type { Period } from "@salvia/domain/assistant/conversationContext";
import { plainText } from "@salvia/domain/shared/plainText";
import { DateTime } from "luxon";

import {
  joinedDays,
  markOf,
  marks,
  namedDays,
  recently,
  relativeDays,
  single,
  twelve,
  units,
  type Days,
  type Part,
  type Rule,
  type Way,
} from "./dayRules.ts";
import { partsOfDays } from "./hourRules.ts";
import { isNear, wholeWords } from "./words.ts";

/**
 * How people speak of days, by the names that the rules in `dayRules.ts` use: regular expressions over
 * lowercase text without accents, hyphens and apostrophes, without groups. The word itself comes
 * first, abbreviations follow.
 *
 * - `day0` to `day4`: from the day before yesterday to the day after tomorrow
 * - `weekday1`, `month1`: Monday, and January
 * - `morningOf`: the morning where its word is also that for tomorrow
 * - `rolling`: “the past month” is the time up to now; `last` month ended
 * - `on`: what may stand before a day, without a meaning
 * - `dayOfMonth`, `at`: before a number that is a day of the month, or an hour
 * - `monthFirst`: stands for nothing, but 5/6 may be in May
 * - `ordinals`: “first” to “thirty first”, where they are days of a month
 * - `recent`: “the last few weeks”, without a number
 * - `vague`: what names days, but not which
 */
export type DayWords = Readonly<Record<string, string>>;

type KnownWords = { days: DayWords; vocabulary: ReadonlySet<string> };

type NamedTime = {
  /** Null if none is named; "unclear" if several are, or one that may be meant in two ways. */
  period: Period | "unclear" | null;
  /** Whether it names the days or weeks up to now without their number. */
  isRecent: boolean;
  /** The question without what names them. */
  rest: string;
};

/** What stands for a day in a text without what names it. */
export const aDay = "~";

/** Reads the days and times in a question that is asked on a calendar day such as `2026-11-24`. */
export type TimeReader = (question: string, today: string, way: Way) => NamedTime;

/**
 * The reader for a language: each rule puts marks in place of what it reads, and later rules read
 * the marks.
 */
export function timeReader(words: DayWords): TimeReader {
  const rules = [...relativeDays, ...namedDays, ...partsOfDays, ...joinedDays].map(
    ([rule, meaning]) => ({ pattern: wholeWords(expanded(rule, words)), meaning }),
  );
  const unread = wholeWords(expanded("{weekUnit}|{monthUnit}|{weekend}", words));
  return (question, today, way) => {
    const now = DateTime.fromISO(today, { zone: "utc" });
    const asked = { now, sign: way === "past" ? -1 : 1, isMonthFirst: "monthFirst" in words };
    const [days, parts]: [(Days | null)[], Part[]] = [[], []];
    const spaced = plainText(question).replaceAll(/['’‘`´-](?=\p{L})/gu, " ");
    const marked = rules.reduce(
      (text, { pattern, meaning }) =>
        text.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
          const said = saidIn(Object(rest.at(-1)));
          return said === null ? found : mark(meaning(Object({ ...asked, ...said })), found);
        }),
      ` ${spaced} `.replaceAll(/\s+/g, " "),
    );
    return {
      period: periodIn(marked),
      isRecent: marked.includes(recently),
      rest: marked
        .replaceAll(recently, " ")
        .replaceAll(/[\u{e000}-\u{e1ff}]/gu, aDay)
        .trim(),
    };

    /** What the groups of a match stand for; null if one is unclear. */
    function saidIn(matched: Readonly<Record<string, string | undefined>>): object | null {
      const said = Object.entries(matched).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, valueOf(name, text)] as const],
      );
      return said.some(([, value]) => value === null) ? null : Object.fromEntries(said);
    }

    function valueOf(name: string, text: string): unknown {
      const code = text.codePointAt(0) ?? 0;
      if (name === "unit") return units.find((unit) => isWhole(words[`${unit}Unit`], text));
      if (name === "ordinal") return (words["ordinals"] ?? "").split("|").indexOf(text) + 1;
      if (code >= marks.month) return code - marks.month;
      if (code >= marks.weekday) return code - marks.weekday;
      if (code >= marks.part) return parts[code - marks.part];
      if (code >= marks.days) return days[code - marks.days];
      return twelve.find((number) => isWhole(words[`number${number}`], text)) ?? Number(text);
    }

    function mark(reading: ReturnType<Rule[1]>, found: string): string {
      if (typeof reading === "string") return reading;
      if (reading === undefined) return found;
      return reading !== null && "from" in reading
        ? markOf("part", parts.push(reading) - 1)
        : markOf("days", days.push(reading) - 1);
    }

    function periodIn(text: string): NamedTime["period"] {
      const named = days.filter((_, at) => text.includes(markOf("days", at)));
      const part = commonPart(parts.filter((_, at) => text.includes(markOf("part", at))));
      // A week that was not read may be another than the one that would be answered for.
      if (text.search(unread) !== -1) return "unclear";
      if (named.length === 0 && part === null) return null;
      const [found = single(now)] = named;
      const isOne = new Set(named.map((each) => each?.join())).size < 2;
      if (!isOne || found === null || part === undefined || found[0] > found[1]) return "unclear";
      return { from: found[0].toISODate() ?? "", until: found[1].toISODate() ?? "", part };
    }
  };
}

/** The part that all others contain; null for none, undefined if they contradict each other. */
function commonPart(parts: readonly Part[]): Part | null | undefined {
  const from = Math.max(...parts.map((part) => part.from));
  const until = Math.min(...parts.map((part) => part.until));
  if (parts.length === 0) return null;
  return from < until ? { from, until } : undefined;
}

const numbers = twelve.map((number) => `{number${number}}`);

const groups: Readonly<Record<string, string>> = {
  count: `\\d{1,3}|${numbers.join("|")}`,
  hour: `\\d{1,2}|${numbers.slice(1).join("|")}`,
  number: "\\d{1,2}",
  ordinal: "{ordinals}",
  minute: "\\d{2}",
  year: "\\d{4}",
  unit: "{dayUnit}|{weekUnit}|{monthUnit}|{yearUnit}",
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

function isWhole(pattern: string | undefined, text: string): boolean {
  return new RegExp(`^(?:${pattern ?? "(?!)"})$`, "u").test(text);
}

/** The words for days and times, which are no names. */
export function dayVocabulary(words: DayWords): string[] {
  const named = Object.entries(words).filter(
    ([name]) => /\d$|Unit$/.test(name) || partNames.has(name),
  );
  return named.flatMap(([, pattern]) => pattern.match(/\p{L}{2,}/gu) ?? []);
}

const partNames = new Set(["morning", "afternoon", "evening", "noon"]);

/**
 * The question with a misspelled day corrected: an unknown word with one wrong letter that can only
 * be one word for a day. The answer names the day.
 */
export function withDaysCorrected(question: string, { days, vocabulary }: KnownWords): string {
  const known = Object.entries(days)
    .filter(([name]) => /^(?:day|weekday|month)\d+$/.test(name) || partNames.has(name))
    .map(([, pattern]) => (pattern.split("|")[0] ?? "").replace(/s\?$/, ""))
    .filter((word) => /^[a-z]+$/.test(word));
  return question.replaceAll(/[\p{L}\p{M}]+/gu, (written) => {
    const word = plainText(written);
    if (vocabulary.has(word)) return written;
    const [near, ...others] = known.filter((each) => isNear(word, each));
    return near !== undefined && others.length === 0 ? near : written;
  });
}
