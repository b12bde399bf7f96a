import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

import type { DayWords } from "./dayWords.ts";

/** Where a day without a year or a week lies. */
export type Way = "past" | "future";

/** The first and the last day. */
export type Days = readonly [from: DateTime, until: DateTime];
export type Part = NonNullable<Period["part"]>;
type Unit = "day" | "week" | "month" | "year";

/**
 * A pattern with words of the language in braces, and what a match means: null for days that are
 * unclear, undefined for no days, a text for what stands in its place.
 */
export type Rule = readonly [
  pattern: string,
  read: (said: Said) => Days | Part | null | undefined | string,
];

/** What the groups of a pattern matched: the marks are read, all else is a text. */
export type Said = Readonly<
  Record<"days" | "end", Days> &
    Record<"part" | "endPart", Part> &
    Record<"weekday" | "month", number> &
    Record<"number" | "first", string> &
    Partial<Record<"count" | "unit" | "year" | "numbered", string>> &
    Partial<Record<"bound" | "hour" | "minute" | "early" | "late", string>>
>;

/** What rules need to know of a question. */
export type Asked = { now: DateTime; way: Way; words: DayWords };

export const morning: Part = { from: 0, until: 720 };

/** Where the marks for what was read begin: private characters, unlike any text. */
export const marks = { days: 0xe000, part: 0xe100, weekday: 0xe200, month: 0xe210 };
const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const numbers = twelve.map((number) => `{number${number}}`);
export const recently = "\u{e2ff}";
/** A question that names more is unclear anyway. */
const marksMax = 250;

/** “Tomorrow”, “next week”, “the last 3 months”, “in two weeks”, “a month ago”. */
export function relativeDays({ now, way, words }: Asked): Rule[] {
  return [
    ["^[\\s¡]*{greeting}", () => " "],
    // In Spanish “mañana” is tomorrow, and “por la mañana” the morning.
    ["{morningOf}", () => morning],
    // The longer ones first: “the day after tomorrow”.
    ...[4, 0, 3, 1, 2].map((at): Rule => [`{day${at}}`, () => single(now.plus({ days: at - 2 }))]),
    ["{vague}|{next} {weekend}|{weekend} {next}", () => null],
    ["{last} {weekend}|{weekend} {last}", () => weekendOf(now.minus({ weeks: 1 }))],
    ["{weekend}", () => weekendOf(now)],
    [
      "(?:{rolling}|{last}) {count} {unit}|{count} (?:{rolling}|{last}) {unit}|{count} {unit} (?:{rolling}|{last})",
      back,
    ],
    ["{since} (?:{ago} )?{count} {unit}", back],
    ["{next} {count} {unit}|{count} {next} {unit}|{count} {unit} {next}", ahead],
    ["{ago} {count} {unit}|{count} {unit} {ago}", (said) => away(said, -1)],
    ["{ahead} {count} {unit}", (said) => (way === "past" ? back(said) : away(said, 1))],
    ["{recent}", () => recently],
    ["{rolling} {unit}", (said) => back({ ...said, count: "1" })],
    ["{next} {unit}|{unit} {next}", ({ unit }) => calendar(unitOf(unit), 1)],
    ["{last} {unit}|{unit} {last}", ({ unit }) => calendar(unitOf(unit), -1)],
    ["{this} {unit}(?: ci)?", ({ unit }) => calendar(unitOf(unit), 0)],
  ];

  function unitOf(name: string | undefined): Unit {
    const units = ["week", "month", "year"] as const;
    return units.find((unit) => isWhole(words[`${unit}Unit`], name)) ?? "day";
  }

  function timeOf({ count, unit }: Said, sign = 1) {
    return { [`${unitOf(unit)}s`]: sign * numberOf(count, words) };
  }

  function back(said: Said): Days {
    return [now.minus(timeOf(said)), now];
  }

  function ahead(said: Said): Days {
    return [now, now.plus(timeOf(said)).minus({ days: 1 })];
  }

  function away(said: Said, sign: 1 | -1): Days {
    return whole(now.plus(timeOf(said, sign)), unitOf(said.unit));
  }

  /** Null for “the last day”, which needs something that it is the last of. */
  function calendar(unit: Unit, offset: number): Days | null | undefined {
    const week: Days = [now, now.plus({ days: 6 })];
    if (unit === "day") return [null, undefined, week][offset + 1];
    // On a Sunday, when many calendars begin, “this week” is the one ahead.
    if (unit === "week" && offset === 0 && now.weekday === 7) return week;
    return whole(now.plus({ [`${unit}s`]: offset }), unit);
  }
}

/** “27/11/2026”, “the 27th”, “Friday”, “Friday next week”, “March 2025”, “2024”. */
export function namedDays({ now, way, words }: Asked): Rule[] {
  const sign = way === "past" ? -1 : 1;
  const number = "(?<number>\\d{1,2})(?:st|nd|rd|th|er|º)?";
  return [
    ["{year}-(?<numbered>\\d{2})-(?<number>\\d{2})", date],
    [
      "(?<number>\\d{1,2})/(?<numbered>\\d{1,2})(?:/{year})?|(?<number>\\d{1,2})\\.(?<numbered>\\d{1,2})\\.{year}",
      slashed,
    ],
    ...twelve.map((at): Rule => [`{month${at}}`, () => markOf("month", at)]),
    [`${number} (?:{on} )*{month}(?:,? (?:{on} )*{year})?|{month} ${number}(?:,? {year})?`, date],
    ["(?<number>\\d{1,2}) ?(?:{to}|-|–) ?(?:{on} )*{days}", fromDay],
    [
      `{dayOfMonth} ${number}(?! ?(?:[ap]\\.? ?m|[h:.]|o clock))`,
      (said) => dayOfMonth(Number(said.number)),
    ],
    ...twelve
      .slice(0, 7)
      .map((at): Rule => [`{weekday${at}}(?: feira)?`, () => markOf("weekday", at)]),
    ["{weekday},? {days}", dated],
    ["{weekday} (?:{on} )*{days}|(?:{on} )*{days} (?:{on} )?{weekday}", ofWeek],
    ["{next} {weekday}|{weekday} {next}", (said) => single(weekday(said, 1, 7))],
    ["(?:{rolling}|{last}) {weekday}|{weekday} {last}", (said) => single(weekday(said, -1, 7))],
    ["(?:{this} )?{weekday}", (said) => single(weekday(said, sign, 0))],
    ["(?:{last} )?{month}(?: (?:{on} )?{year})?", ofMonth],
    ["(?<={on} |{since} )(?=19|20){year}", ({ year }) => whole(DateTime.utc(Number(year)), "year")],
  ];

  /** Null if there is no such day. Without a year, it is the next one, or the last. */
  function date({ number: day, month, numbered, year }: Said): Days | null {
    const at = numbered === undefined ? month : Number(numbered);
    const found = DateTime.utc(Number(year ?? now.year), at, Number(day));
    if (!found.isValid) return null;
    const isOver = way === "past" ? found > now : found < now;
    return single(year === undefined && isOver ? found.plus({ years: sign }) : found);
  }

  /** In English, 5/6 may be in May or in June; in other languages 11/27 is no day. */
  function slashed({ number: first, numbered: second, ...said }: Said): Days | null {
    const isEither = words["monthFirst"] !== undefined && first !== second && Number(first) < 13;
    if (!isEither) return date({ ...said, number: first, numbered: second ?? "" });
    return Number(second) > 12 ? date({ ...said, number: second ?? "", numbered: first }) : null;
  }

  /** The next such day of a month, or the last one. */
  function dayOfMonth(day: number): Days | undefined {
    const found = [0, 1, 2]
      .map((count) => now.startOf("month").plus({ months: count * sign }))
      .filter(({ daysInMonth }) => day > 0 && day <= (daysInMonth ?? 0))
      .map((month) => month.set({ day }))
      .find((each) => (sign === -1 ? each <= now : each >= now));
    return found && single(found);
  }

  /** @param instead how many days to go if today is such a day */
  function weekday({ weekday: wanted }: Said, direction: 1 | -1, instead: 0 | 7): DateTime {
    const days = (direction * (wanted - now.weekday) + 7) % 7;
    return now.plus({ days: direction * (days || instead) });
  }

  function ofMonth({ month, year }: Said): Days {
    const first = DateTime.utc(Number(year ?? now.year), month);
    const isOver = way === "past" ? first > now : first.endOf("month") < now;
    return whole(year === undefined && isOver ? first.plus({ years: sign }) : first, "month");
  }
}

/** “From Monday to Thursday”, “since March”, “until Friday”. */
export function joinedDays({ now }: Asked): Rule[] {
  return [
    ["(?:{now} {to}|{until}) (?:{on} )*{days}", ({ days: [, last] }) => [now, last]],
    ["{days} ?(?:{to}|-|–) (?:{on} )*{end}", ({ days: [from], end: [, last] }) => upTo(from, last)],
    ["{since} (?:{on} )*{days}", ({ days: [from] }) => since(from)],
    ["{before} (?:{on} )*{days}", ({ days: [first] }) => [now, first.minus({ days: 1 })]],
  ];

  function since(from: DateTime): Days {
    const isWeek = from.diff(now, "days").days < 8;
    return [from > now ? from.minus(isWeek ? { weeks: 1 } : { years: 1 }) : from, now];
  }
}

/** “3” in “from 3 to 5 December”. */
function fromDay({ number: day, days: [last] }: Said): Days | undefined {
  const first = last.set({ day: Number(day) });
  return first < last ? [first, last] : undefined;
}

/** A date with its weekday; null if that is the weekday of another date. */
function dated({ days: [from, until], weekday: wanted }: Said): Days | null | undefined {
  if (+from !== +until) return undefined;
  return from.weekday === wanted ? single(from) : null;
}

function ofWeek({ days: [from, until], weekday: wanted }: Said): Days | undefined {
  const isWeek = from.weekday === 1 && until.diff(from, "days").days === 6;
  return isWeek ? single(from.plus({ days: wanted - 1 })) : undefined;
}

function upTo(from: DateTime, last: DateTime): Days {
  return [from, last < from ? last.plus({ weeks: 1 }) : last];
}

export function single(day: DateTime): Days {
  return [day, day];
}

function whole(day: DateTime, unit: Unit): Days {
  return [day.startOf(unit), day.endOf(unit).startOf("day")];
}

function weekendOf(day: DateTime): Days {
  const saturday = day.startOf("week").plus({ days: 5 });
  return [saturday, saturday.plus({ days: 1 })];
}

/** A number as written, in digits or a word. */
export function numberOf(count: string | undefined, words: DayWords): number {
  return twelve.find((number) => isWhole(words[`number${number}`], count)) ?? Number(count);
}

export function markOf(kind: keyof typeof marks, index: number): string {
  return String.fromCodePoint(marks[kind] + Math.min(index, marksMax));
}

export function isWhole(pattern: string | undefined, text = ""): boolean {
  return new RegExp(`^(?:${pattern ?? "(?!)"})$`, "u").test(text);
}
