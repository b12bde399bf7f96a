import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

/** Where a day without a year or a week lies. */
export type Way = "past" | "future";

/** The first and the last day. */
export type Days = readonly [from: DateTime, until: DateTime];
export type Part = NonNullable<Period["part"]>;
type Unit = (typeof units)[number];

/**
 * A pattern with words of the language and groups in braces, and what a match means: null for days
 * that are unclear, undefined for no days, a text for what stands in its place.
 */
export type Rule = readonly [
  pattern: string,
  read: (said: Said) => Days | Part | null | undefined | string,
];

/** What the groups of a pattern stand for, and when a question is asked. */
export type Said = Record<"days" | "end", Days> &
  Record<"part" | "endPart", Part> &
  Record<"weekday" | "month" | "count" | "ordinal" | "hour", number> &
  Partial<Record<"number" | "year" | "minute", number>> &
  Partial<Record<"upTo" | "from" | "early" | "late", unknown>> & {
    unit: Unit;
    now: DateTime;
    /** Where a day without a year lies: behind, or ahead. */
    sign: -1 | 1;
    /** Whether 5/6 may be in May. */
    isMonthFirst: boolean;
  };

export const morning: Part = { from: 0, until: 720 };

/** Where the marks for what was read begin: private characters, unlike any text. */
export const marks = { days: 0xe000, part: 0xe100, weekday: 0xe200, month: 0xe210 };
export const units = ["day", "week", "month", "year"] as const;
export const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const recently = "\u{e2ff}";
/** How long a month stays nearer than the same one of next year. */
const passedMonths = 3;
/** A question that names more is unclear anyway. */
const marksMax = 250;

/** “Tomorrow”, “next week”, “the last 3 months”, “in two weeks”, “a month ago”. */
export const relativeDays: readonly Rule[] = [
  ["^[\\s¡]*{greeting}", () => " "],
  // In Spanish “mañana” is tomorrow, and “por la mañana” the morning.
  ["{morningOf}", () => morning],
  // The longer ones first: “the day after tomorrow”.
  ...[4, 0, 3, 1, 2].map((at): Rule => [
    `{day${at}}`,
    ({ now }) => single(now.plus({ days: at - 2 })),
  ]),
  ["{vague}|{next} {weekend}|{weekend} {next}", () => null],
  ["{last} {weekend}|{weekend} {last}", ({ now }) => weekendOf(now.minus({ weeks: 1 }))],
  ["{weekend}", ({ now }) => weekendOf(now)],
  [
    "(?:{rolling}|{last}) {count} {unit}|{count} (?:{rolling}|{last}) {unit}|{count} {unit} (?:{rolling}|{last})",
    back,
  ],
  ["{since} (?:{ago} )?{count} {unit}", back],
  ["{next} {count} {unit}|{count} {next} {unit}|{count} {unit} {next}", ahead],
  ["{ago} {count} {unit}|{count} {unit} {ago}", (said) => away(said, -said.count)],
  ["{ahead} {count} {unit}", (said) => (said.sign < 0 ? back(said) : away(said, said.count))],
  ["{recent}", () => recently],
  ["{rolling} {unit}", (said) => back({ ...said, count: 1 })],
  ["{next} {unit}|{unit} {next}", (said) => calendar(said, 1)],
  ["{last} {unit}|{unit} {last}", (said) => calendar(said, -1)],
  ["{this} {unit}(?: ci)?", (said) => calendar(said, 0)],
];

function back({ now, count, unit }: Said): Days {
  return [now.minus({ [unit]: count }), now];
}

function ahead({ now, count, unit }: Said): Days {
  return [now, now.plus({ [unit]: count }).minus({ days: 1 })];
}

function away({ now, unit }: Said, count: number): Days {
  return whole(now.plus({ [unit]: count }), unit);
}

/** Null for “the last day”, which needs something that it is the last of. */
function calendar(said: Said, offset: number): Days | null | undefined {
  const { now, unit } = said;
  if (unit === "day" && offset < 1) return offset === 0 ? undefined : null;
  // On a Sunday, when many calendars begin, “this week” is the one ahead.
  const isAhead = unit === "day" || (unit === "week" && offset === 0 && now.weekday === 7);
  return isAhead ? [now, now.plus({ days: 6 })] : away(said, offset);
}

// The last one is “º” as it is compared.
const nth = "{number}(?:st|nd|rd|th|er|o)?";

/** “27/11/2026”, “the 27th”, “Friday”, “Friday next week”, “March 2025”, “2024”. */
export const namedDays: readonly Rule[] = [
  ["{year}-(?<month>\\d{2})-(?<number>\\d{2})", date],
  ["{number}/(?<month>\\d{1,2})(?:/{year})?|{number}\\.(?<month>\\d{1,2})\\.{year}", slashed],
  ...twelve.map((at): Rule => [`{month${at}}`, () => markOf("month", at)]),
  ["{ordinal}(?= (?:of )?{month})|(?<={month} (?:the )?){ordinal}", (said) => `${said.ordinal}`],
  [`${nth} (?:{on} )*{month}(?:,? (?:{on} )*{year})?|{month} (?:the )?${nth}(?:,? {year})?`, date],
  ["{number} ?(?:{to}|-|–) ?(?:{on} )*{days}", fromDay],
  [`{dayOfMonth} ${nth}(?! ?(?:[ap]\\.? ?m|[h:.]|o clock))`, dayOfMonth],
  ...twelve
    .slice(0, 7)
    .map((at): Rule => [`{weekday${at}}(?: feira)?`, () => markOf("weekday", at)]),
  ["{weekday},? (?:{on} )*{days}|(?:{on} )*{days} (?:{on} )?{weekday}", weekdayOf],
  ["{next} {weekday}|{weekday} {next}", (said) => weekday(said, 1, 7)],
  ["(?:{rolling}|{last}) {weekday}|{weekday} {last}", (said) => weekday(said, -1, 7)],
  ["(?:{this} )?{weekday}", (said) => weekday(said, said.sign, 0)],
  ["(?:{last} )?{month}(?: (?:{on} )?{year})?", date],
  ["(?<={on} |{since} )(?=19|20){year}", ({ year = 0 }) => whole(DateTime.utc(year), "year")],
];

/**
 * A day of a month, or the month; null for none. Without a year, it is the last one, or the next: one
 * that has just passed, rather than that of next year.
 */
function date({ now, sign, number, month, year }: Said): Days | null {
  const first = DateTime.utc(year ?? now.year, month, number ?? 1);
  if (!first.isValid) return null;
  const unit = number === undefined ? "month" : "day";
  const years = [-1, 0, 1].map((count) => first.plus({ years: year === undefined ? count : 0 }));
  const found =
    sign < 0
      ? years.findLast((each) => each <= now)
      : years.find((each) => each.endOf(unit) > now.minus({ months: passedMonths }));
  return whole(found ?? first, unit);
}

/** In English, 5/6 may be in May or in June; in other languages 11/27 is no day. */
function slashed(said: Said): Days | null {
  const { number: first = 0, month: second } = said;
  if (!said.isMonthFirst || first === second || first > 12) return date(said);
  return second > 12 ? date({ ...said, number: second, month: first }) : null;
}

/** The next such day of a month, or the last one. */
function dayOfMonth({ now, sign, number: day = 0 }: Said): Days | undefined {
  const found = [0, 1, 2]
    .map((count) => now.startOf("month").plus({ months: count * sign, days: day - 1 }))
    .find((each) => each.day === day && sign * (+each - +now) >= 0);
  return found && single(found);
}

/** @param instead how many days to go if today is such a day */
function weekday({ now, weekday: wanted }: Said, direction: 1 | -1, instead: 0 | 7): Days {
  const days = (direction * (wanted - now.weekday) + 7) % 7;
  return single(now.plus({ days: direction * (days || instead) }));
}

/** “From Monday to Thursday”, “since March”, “until Friday”. */
export const joinedDays: readonly Rule[] = [
  ["(?:{now} {to}|{until}) (?:{on} )*{days}", ({ now, days: [, last] }) => [now, last]],
  ["{days} ?(?:{to}|-|–) (?:{on} )*{end}", upTo],
  ["{since} (?:{on} )*{days}", since],
  ["{before} (?:{on} )*{days}", ({ now, days: [first] }) => [now, first.minus({ days: 1 })]],
];

function since({ now, days: [from] }: Said): Days {
  const isWeek = from.diff(now, "days").days < 8;
  return [from > now ? from.minus(isWeek ? { weeks: 1 } : { years: 1 }) : from, now];
}

/** “3” in “from 3 to 5 December”. */
function fromDay({ number: day = 0, days: [last] }: Said): Days | undefined {
  const first = last.set({ day });
  return first < last ? [first, last] : undefined;
}

/** A day of a week, or a date with its weekday; null if that is the weekday of another date. */
function weekdayOf({ days: [from, until], weekday: wanted }: Said): Days | null | undefined {
  if (+from === +until) return from.weekday === wanted ? single(from) : null;
  const isWeek = from.weekday === 1 && until.diff(from, "days").days === 6;
  return isWeek ? single(from.plus({ days: wanted - 1 })) : undefined;
}

function upTo({ days: [from], end: [, last] }: Said): Days {
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

export function markOf(kind: keyof typeof marks, index: number): string {
  return String.fromCodePoint(marks[kind] + Math.min(index, marksMax));
}
