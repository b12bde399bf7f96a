import { entries, type TimeLists } from "@salvia/domain/assistant/questionWords";

import { plain } from "../routing/questionWords.ts";

const rawTokens =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[:.]\d{2}\s?[ap]\.?\s?m(?![\p{L}])\.?|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}\s?(?::|h)\s?\d{2}(?!\d)|\d+(?:[.,]\d+)?\s?(?:mg|ml|mcg|µg|g|kg|cm|mmhg|%)(?![\p{L}])|\d{1,2}\s?h(?![\p{L}])|\d{1,2}\s?[ap]\.?\s?m(?![\p{L}])\.?|\d+(?:st|nd|rd|th|er|º|ª)?(?![\p{L}\d])|[\p{L}\d]+|[-–—]|[?!.,;:]/gu;

/** The longest phrase in the tables, in words. */
const longest = 5;

/**
 * The tokens of a question: its phrases, numbers, dates and clock times, with `.` for the end of a
 * sentence, `,` for a comma, and `-` for all other words.
 */
export function tokensOf(question: string, words: TimeWords): string[] {
  const unmarked = question.replaceAll(/\[[A-Z][0-9]{1,3}\]/g, " ; ");
  // A hyphen inside a word joins two words; elsewhere it means “to”.
  const text = plain(unmarked).replaceAll(/(?<=\p{L})-(?=\p{L})/gu, " ");
  const raw = text.match(rawTokens) ?? [];
  const tokens: string[] = [];
  for (let at = 0; at < raw.length;) {
    const length = Math.min(longest, raw.length - at);
    const sizes = Array.from({ length }, (_, less) => length - less);
    const size = sizes.find((count) => words.phrases.has(raw.slice(at, at + count).join(" ")));
    if (size === undefined) tokens.push(tokenOf(raw[at] ?? "", words));
    else tokens.push(words.phrases.get(raw.slice(at, at + size).join(" ")) ?? "");
    at += size ?? 1;
  }
  return tokens;
}

function tokenOf(raw: string, { dayFirst }: TimeWords): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(raw)) return `date:${raw.split("-").map(Number).join("-")}`;
  const parted = raw.match(/^(\d{1,2})([/.])(\d{1,2})(?:[/.](\d{2}|\d{4}))?$/);
  if (parted !== null) {
    const [, first, , second, year] = parted;
    const full = year === undefined ? 0 : Number(year) + (year.length === 2 ? 2000 : 0);
    const [a, b] = [Number(first), Number(second)];
    if (dayFirst || a > 12 || a === b) return b > 12 ? "vague" : `parted:${full}-${a}-${b}`;
    // 11/27 must be in November; 5/6 may be in May or June.
    return b > 12 ? `parted:${full}-${b}-${a}` : "vague";
  }
  const clock = raw.match(/^(\d{1,2})\s?(?::|h)\s?(\d{2})?$/);
  if (clock !== null) return clockToken(Number(clock[1]), Number(clock[2] ?? 0));
  const halved = raw.match(/^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\.?$/);
  if (halved !== null) {
    const [, hour, minute, name] = halved;
    return `exact:${(Number(hour) % 12) * 60 + Number(minute ?? 0) + (name === "p" ? 720 : 0)}`;
  }
  if (/^\d+(?:[.,]\d+)?\s?\p{L}/u.test(raw) && !/^\d+(?:st|nd|rd|th|er)$/.test(raw)) return "-";
  const counted = raw.match(/^(\d+)(st|nd|rd|th|er|º|ª)?$/);
  if (counted !== null) return `${counted[2] === undefined ? "n" : "ord"}:${Number(counted[1])}`;
  if (/^[?!]$/.test(raw)) return ".";
  if (raw === ",") return raw;
  return /^[-–—]$/.test(raw) ? "to" : "-";
}

function clockToken(hour: number, minute: number): string {
  return hour < 25 && minute < 60 ? `clock:${hour * 60 + minute}` : "vague";
}

/** The words of one language for days and times. */
export type TimeWords = {
  /**
   * Phrases without accents, apostrophes and hyphens, mapped to the tokens of the grammar in
   * `parseTime.ts`.
   */
  phrases: ReadonlyMap<string, string>;
  /** Every word of a phrase, except the vague ones, because “Noël” is also a name. */
  vocabulary: ReadonlySet<string>;
  /** Words for days, months, units and parts of the day, which may be misspelled. */
  dayWords: ReadonlySet<string>;
  /** As in `TimeLists`. */
  dayFirst: boolean;
};

export function timeWords({ dayFirst, weekdays, months, numbers, tokens }: TimeLists): TimeWords {
  const phrases = new Map([
    ...spelt("wd", 1, weekdays),
    ...spelt("mon", 1, months),
    ...spelt("n", 2, numbers),
    ...Object.entries(tokens).flatMap(([token, list]) =>
      entries(list).map((phrase): [string, string] => [phrase, token]),
    ),
  ]);
  const clear = [...phrases].filter(([, token]) => token !== "vague");
  const vocabulary = new Set(["am", "pm", ...clear.flatMap(([phrase]) => phrase.split(" "))]);
  const ofDays = clear.filter(
    ([phrase, token]) => !phrase.includes(" ") && /^(?:wd|mon|rel|part|unit):/.test(token),
  );
  const dayWords = new Set(ofDays.map(([phrase]) => phrase));
  return { phrases, vocabulary, dayWords, dayFirst };
}

function spelt(kind: string, first: number, lists: readonly string[]): [string, string][] {
  return lists.flatMap((list, index) =>
    list.split("/").map((phrase): [string, string] => [phrase, `${kind}:${index + first}`]),
  );
}
