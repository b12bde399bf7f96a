import type { Period } from "@salvia/domain/assistant/conversationContext";
import { regionalTags, type Language } from "@salvia/domain/shared/language";
import * as en from "chrono-node/en";
import * as es from "chrono-node/es";
import * as fr from "chrono-node/fr";
import * as pt from "chrono-node/pt";
import { DateTime } from "luxon";

import { isNear } from "./people.ts";
import { plain } from "./words.ts";

/**
 * How people speak of days, as regular expressions over lowercase text without accents, hyphens and
 * apostrophes, without groups.
 */
export type DayWords = {
  /** From the day before yesterday to the day after tomorrow. */
  days: readonly string[];
  tonight: string;
  /** The morning where its word is also that for tomorrow. */
  morningOf?: string;
  parts: Readonly<Record<"morning" | "afternoon" | "evening" | "noon", string>>;
  units: Readonly<Record<"day" | "week" | "month" | "year", string>>;
  weekend: string;
  /** Before or after a unit or a weekday. */
  next: string;
  this: string;
  last: string;
  /** “The past month” is the time up to now; “last month” ended. */
  rolling: string;
  /** The words for one to twelve. */
  numbers: readonly string[];
  ahead: string;
  ago: string;
  /** What may stand before a day, without a meaning. */
  on: string;
  since: string;
  until: string;
  before: string;
  after: string;
  to: string;
  now: string;
  /** Before a number that is a day of the month. */
  dayOfMonth: string;
  /** Before a number that is an hour. */
  hour: string;
  /** “Thursday week” is a week later. */
  weekLater: string;
  /** “The last few weeks”, without a number. */
  recent: string;
  /** What names days, but not which. */
  vague: string;
  /** What is said before a question, and names no time. */
  greeting: string;
  /** Abbreviations of weekdays, from Monday. */
  weekdays: readonly string[];
};

/** The days and times that a question names. */
export type NamedTime = {
  /** Null if none is named; "unclear" if several are, or one that may be meant in two ways. */
  period: Period | "unclear" | null;
  /** Whether it names the days or weeks up to now without their number. */
  isRecent: boolean;
  /** The question without what names them. */
  rest: string;
};

/** Where a day without a year or a week lies. */
export type Way = "past" | "future";

/** The first and the last day. */
type Days = readonly [from: DateTime, until: DateTime];
type Part = NonNullable<Period["part"]>;
type Unit = keyof DayWords["units"];

/** What the groups of a pattern matched, in order; a group that matched nothing is left out. */
type Groups = readonly string[];

const chrono = { en, es, pt, fr };

const partsOfDay = {
  afternoon: { from: 720, until: 1080 },
  morning: { from: 0, until: 720 },
  evening: { from: 1080, until: 1440 },
} as const;

/** What stands for a day or a part of the day that was read: private characters, unlike any text. */
const [firstDay, firstPart] = [0xe000, 0xe100];
const aDay = "[\u{e000}-\u{e0ff}]";
const aPart = "[\u{e100}-\u{e1ff}]";

/**
 * Reads the days and times in a question. Dates and clock times are read by a library; relative
 * days, weeks and months, which it does not read in every language, by the words of the language.
 *
 * @param today the user's calendar day, such as `2026-11-24`
 */
export function timeIn(
  question: string,
  { language, words, today, way }: { language: Language; words: DayWords; today: string; way: Way },
): NamedTime {
  return new TimeReader(
    question,
    language,
    words,
    DateTime.fromISO(today, { zone: "utc" }),
    way,
  ).read();
}

class TimeReader {
  readonly #language: Language;
  readonly #words: DayWords;
  readonly #now: DateTime;
  readonly #way: Way;
  readonly #unit: string;
  readonly #bound: string;
  readonly #days: (Days | null)[] = [];
  readonly #parts: Part[] = [];
  #isRecent = false;
  #rest: string;

  constructor(question: string, language: Language, words: DayWords, now: DateTime, way: Way) {
    this.#language = language;
    this.#words = words;
    this.#now = now;
    this.#way = way;
    this.#unit = `(${Object.values(words.units).join("|")})`;
    this.#bound = `${words.before}|${words.until}|${words.after}|${words.since}`;
    const spaced = plain(question).replaceAll(/['’‘`´-](?=\p{L})/gu, " ");
    this.#rest = ` ${spaced} `.replaceAll(/\s+/g, " ");
  }

  read(): NamedTime {
    this.#replace(`(?<=^[\\s¡]*)(?:${this.#words.greeting})`, () => "");
    this.#readRelativeDays();
    this.#readUnits();
    this.#readDates();
    this.#readWeekdays();
    this.#readMonths();
    this.#readHours();
    this.#readParts();
    this.#joinDays();
    const rest = this.#rest.replaceAll(new RegExp(`${aDay}|${aPart}`, "gu"), "~").trim();
    return { period: this.#period(), isRecent: this.#isRecent, rest };
  }

  /** Replaces each match of whole words; null leaves it. */
  #replace(pattern: string, use: (groups: Groups) => string | null): void {
    this.#rest = this.#rest.replaceAll(
      wholeWords(pattern),
      (found: string, ...groups: unknown[]) => {
        // After the groups come the index and the whole text.
        const texts = groups
          .slice(0, -2)
          .flatMap((group) => (typeof group === "string" ? group : []));
        return use(texts) ?? found;
      },
    );
  }

  /** Replaces what names days by a mark: null if they are unclear, undefined if it names none. */
  #take(pattern: string, read: (groups: Groups) => Days | null | undefined): void {
    this.#replace(pattern, (groups) => {
      const found = read(groups);
      return found === undefined ? null : this.#day(found);
    });
  }

  #day(found: Days | null): string {
    return String.fromCodePoint(firstDay + this.#days.push(found) - 1);
  }

  #part(found: Part): string {
    return String.fromCodePoint(firstPart + this.#parts.push(found) - 1);
  }

  #dayAt(mark = ""): Days | null {
    return this.#days[(mark.codePointAt(0) ?? 0) - firstDay] ?? null;
  }

  #partAt(mark = ""): Part | undefined {
    return this.#parts[(mark.codePointAt(0) ?? 0) - firstPart];
  }

  #readRelativeDays(): void {
    const { vague, tonight, morningOf, days } = this.#words;
    this.#replace(
      tonight,
      () => `${this.#day(single(this.#now))} ${this.#part(partsOfDay.evening)}`,
    );
    // In Spanish “mañana” is tomorrow, and “por la mañana” the morning.
    if (morningOf !== undefined) this.#replace(morningOf, () => this.#part(partsOfDay.morning));
    // The longer ones first: “the day after tomorrow”.
    for (const at of [4, 0, 3, 1, 2]) {
      this.#take(days[at] ?? "", () => single(this.#now.plus({ days: at - 2 })));
    }
    this.#take(vague, () => null);
  }

  /** “Next week”, “the last 3 months”, “in two weeks”, “a month ago”, “this weekend”. */
  #readUnits(): void {
    const { next, last, rolling, ahead, ago, since, recent, units, numbers, weekend } = this.#words;
    const unit = this.#unit;
    const count = `(\\d{1,3}|${numbers.join("|")})`;
    const counted = (side: string) =>
      `(?:${side}) ${count} ${unit}|${count} (?:${side}) ${unit}|${count} ${unit} (?:${side})`;
    this.#take(around(last, weekend), () => this.#weekend(-1));
    this.#take(around(next, weekend), () => null);
    this.#take(weekend, () => this.#weekend(0));
    this.#take(counted(`${rolling}|${last}`), (groups) => this.#back(groups));
    this.#take(`(?:${since}) (?:(?:${ago}) )?${count} ${unit}`, (groups) => this.#back(groups));
    this.#take(counted(next), (groups) => this.#ahead(groups));
    this.#take(around(ago, `${count} ${unit}`), (groups) => this.#away(groups, -1));
    this.#take(`(?:${ahead}) ${count} ${unit}`, (groups) =>
      this.#way === "past" ? this.#back(groups) : this.#away(groups, 1),
    );
    this.#replace(recent, () => {
      this.#isRecent = true;
      return " ";
    });
    this.#take(`(?:${rolling}) ${unit}`, ([name = ""]) => this.#back(["1", name]));
    this.#take(around(next, unit), (groups) => this.#calendar(groups, 1));
    this.#take(around(last, unit), (groups) => this.#calendar(groups, -1));
    const long = `(${units.week}|${units.month}|${units.year})`;
    this.#take(`(?:${this.#words.this}) ${long}(?: ci)?`, (groups) => this.#calendar(groups, 0));
  }

  /** Explicit dates and clock times. */
  #readDates(): void {
    const reference = { instant: this.#now.toJSDate(), timezone: 0 };
    for (const found of chrono[this.#language].strict.parse(this.#rest, reference).toReversed()) {
      const { start, end, index } = found;
      // In French it takes an “et” after an hour for a part of it.
      const text = found.text.replace(/ (?:et|and|y|e) ?$/, "");
      const isDate = start.isCertain("day") && start.isCertain("month");
      const until = end?.isCertain("hour") === true ? minutesOf(end) : null;
      // An hour alone is read below, with what is said of it.
      const isTime = start.isCertain("hour") && (isDate || until !== null);
      if (!isDate && !isTime) continue;
      const from = minutesOf(start);
      const marks = [
        isDate ? this.#day(this.#isAmbiguous(text) ? null : this.#dated(found)) : "",
        isTime ? this.#part({ from, until: until ?? from + 1 }) : "",
      ];
      this.#rest = `${this.#rest.slice(0, index)} ${marks.join(" ")} ${this.#rest.slice(index + text.length)}`;
    }
    this.#rest = this.#rest.replaceAll(/\s+/g, " ");
    // A date that the library does not read is one of no month.
    this.#take("\\d{1,2}/\\d{1,2}", () => null);
    this.#take(`(?:${this.#words.dayOfMonth}) (\\d{1,2})(?:st|nd|rd|th|er|º)?`, ([number]) =>
      this.#dayOfMonth(Number(number)),
    );
  }

  /** In English, 5/6 may be in May or in June; in other languages 11/27 is no day. */
  #isAmbiguous(text: string): boolean {
    const [, first = "", second = ""] = /(\d{1,2})[/.](\d{1,2})/.exec(text) ?? [];
    if (first === "" || first === second) return false;
    const isMonth = Number(second) < 13;
    return this.#language === "en" ? isMonth && Number(first) < 13 : !isMonth;
  }

  #readWeekdays(): void {
    const { next, last, rolling, on, weekdays } = this.#words;
    const week = `(?:(?:${on}) )*(${aDay})`;
    weekdayNames(this.#language).forEach((long, at) => {
      const name = `(?:${long}|${weekdays[at] ?? long})(?: feira)?`;
      const day = (which: "next" | "last" | "nearest") => () =>
        single(this.#weekday(at + 1, which));
      // “Friday, November 27”, or “Friday next week”.
      this.#take(`${name},? (${aDay})`, ([mark]) => {
        const [from, until] = this.#dayAt(mark) ?? [];
        if (from === undefined || +from !== Number(until)) return undefined;
        return from.weekday === at + 1 ? single(from) : null;
      });
      this.#take(`${name} ${week}|${week} (?:(?:${on}) )?${name}`, ([mark]) => {
        const [from, until] = this.#dayAt(mark) ?? [];
        const isWeek = from?.weekday === 1 && until?.diff(from, "days").days === 6;
        return isWeek ? single(from.plus({ days: at })) : undefined;
      });
      this.#take(around(next, name), day("next"));
      this.#take(`(?:${last}|${rolling}) ${name}|${name} (?:${last})`, day("last"));
      this.#take(`(?:(?:${this.#words.this}) )?${name}`, day("nearest"));
    });
  }

  /** Whole months and years. */
  #readMonths(): void {
    const { last, on, since } = this.#words;
    monthNames(this.#language).forEach((long, at) => {
      // A number that is no day of the month, and “may”, which is also a verb.
      this.#take(`\\d{1,2} (?:(?:${on}) )*${long}|${long} \\d{1,2}`, () => null);
      const name = long.length > 3 ? long : `(?<=(?:${on}|${since}|${last}) )${long}`;
      this.#take(`(?:(?:${last}) )?${name}(?: (?:(?:${on}) )?(\\d{4}))?`, ([year]) => {
        if (year !== undefined) return whole(DateTime.utc(Number(year), at + 1), "month");
        const first = DateTime.utc(this.#now.year, at + 1);
        const isBehind =
          this.#way === "past" ? first > this.#now : first.endOf("month") < this.#now;
        const shift = isBehind ? (this.#way === "past" ? -1 : 1) : 0;
        return whole(first.plus({ years: shift }), "month");
      });
    });
    this.#take(`(?<=(?:${on}|${since}) )((?:19|20)\\d\\d)`, ([year]) =>
      whole(DateTime.utc(Number(year)), "year"),
    );
  }

  /** “At 3”, “antes de las 10 de la mañana”, “vers 15h”, “from 9 to 12:30”. */
  #readHours(): void {
    const { parts, hour, to } = this.#words;
    const spelled = this.#words.numbers.slice(1).join("|");
    const hours = "(?: ?[h:.] ?(?<minute>\\d{2})?)?(?: ?(?:hrs?|horas?|heures?|o clock))?";
    const late = `(?: ?(?:(?:a\\.? ?m\\.?|${parts.morning})|(?<late>p\\.? ?m\\.?|${parts.afternoon}|${parts.evening})))?`;
    const no = `(?! ?(?:[a-z]?g|ml|cm|%|[/,.]\\d|${this.#unit}))`;
    const before = `(?:(?<bound>${this.#bound})(?: (?:${hour}))?|(?:${hour})) `;
    const isClock = "(?=\\d{1,2}(?: ?h|[:.]\\d\\d| ?[ap]\\.? ?m))";
    const clocks = [
      `${before}(?<hour>\\d{1,2}|${spelled})`,
      `(?:(?<bound>${this.#bound}) )?${isClock}(?<hour>\\d{1,2})`,
    ];
    for (const clock of clocks) {
      this.#rest = this.#rest.replaceAll(
        wholeWords(`${clock}${hours}${late}${no}`),
        (found: string, ...groups: unknown[]) => this.#hour(Object(groups.at(-1))) ?? found,
      );
    }
    this.#replace(`(\\d{1,2}) ?(?:${to}|-|–) ?(${aPart})`, ([first, second]) => {
      const [from, until] = [Number(first) * 60, this.#partAt(second)?.from ?? 0];
      return from < until ? this.#part({ from, until }) : null;
    });
  }

  /** Hours from one to six without a word for a half of the day are in the afternoon. */
  #hour(said: { bound?: string; hour?: string; minute?: string; late?: string }): string | null {
    const [hour] = this.#counted([said.hour ?? ""]);
    if (Number.isNaN(hour) || hour > 24) return null;
    const isLate = said.late !== undefined ? hour < 12 : hour > 0 && hour < 7;
    return this.#part(
      this.#bounded(said.bound, (isLate ? hour + 12 : hour) * 60 + Number(said.minute ?? 0)),
    );
  }

  #bounded(bound: string | undefined, clock: number): Part {
    const { before, until, after, since } = this.#words;
    const says = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u").test(bound ?? "");
    if (says(`${before}|${until}`)) return { from: 0, until: clock };
    return { from: clock, until: says(`${after}|${since}`) ? 1440 : clock + 1 };
  }

  #readParts(): void {
    const { parts, to } = this.#words;
    // “Am” alone is a verb.
    this.#replace(`(?<=${aDay}) a\\.?m\\.?`, () => ` ${this.#part(partsOfDay.morning)}`);
    for (const name of ["afternoon", "morning", "evening"] as const) {
      this.#replace(parts[name], () => this.#part(partsOfDay[name]));
    }
    for (const bound of this.#bound.split("|")) {
      this.#replace(`(${bound}) (?:${parts.noon})`, ([said]) =>
        this.#part(this.#bounded(said, 720)),
      );
    }
    this.#replace(parts.noon, () => this.#part({ from: 720, until: 721 }));
    this.#replace(`(${aPart}) ?(?:${to}|-|–)? ?(${aPart})`, ([first, second]) => {
      const [from, until] = [this.#partAt(first), this.#partAt(second)];
      const isRange = from && until && from.until === from.from + 1 && until.from > from.from;
      return isRange ? this.#part({ from: from.from, until: until.from }) : null;
    });
  }

  /** “Since March”, “until Friday”, “from Monday to Thursday”. */
  #joinDays(): void {
    const { on, weekLater, now, to, since, until, before } = this.#words;
    const mark = `(?:(?:${on}) )*(${aDay})`;
    const join = (pattern: string, read: (days: Days, second: Days | null) => Days) =>
      this.#replace(pattern, ([first, second]) => {
        const days = this.#dayAt(first);
        return days && this.#day(read(days, this.#dayAt(second)));
      });
    join(`(${aDay}) (?:${weekLater})`, ([day]) => single(day.plus({ weeks: 1 })));
    join(`(?:${now}) (?:${to}) ${mark}`, ([, last]) => [this.#now, last]);
    join(`(${aDay}) ?(?:(?:${to})|-|–) ${mark}`, ([from, last], second) => {
      const end = second?.[1] ?? last;
      return [from, end < from ? end.plus({ weeks: 1 }) : end];
    });
    join(`(?:${since}) ${mark}`, ([from]) => {
      const isWeek = from.diff(this.#now, "days").days < 8;
      const earlier = isWeek ? from.minus({ weeks: 1 }) : from.minus({ years: 1 });
      return [from > this.#now ? earlier : from, this.#now];
    });
    join(`(?:${until}) ${mark}`, ([, last]) => [this.#now, last]);
    join(`(?:${before}) ${mark}`, ([first]) => [this.#now, first.minus({ days: 1 })]);
  }

  #period(): NamedTime["period"] {
    const { units, weekend } = this.#words;
    const named = [...this.#rest.matchAll(new RegExp(aDay, "gu"))].map(([mark]) =>
      this.#dayAt(mark),
    );
    const hours = [...this.#rest.matchAll(new RegExp(aPart, "gu"))].flatMap(
      ([mark]) => this.#partAt(mark) ?? [],
    );
    // A week that was not read may be another than the one that would be answered for.
    const left = wholeWords(`${units.week}|${units.month}|${weekend}`);
    if (this.#rest.search(left) !== -1) return "unclear";
    if (named.length === 0 && hours.length === 0) return null;
    const days = new Map(named.map((each) => [each?.join(), each]));
    const [found = single(this.#now)] = days.values();
    const part = commonPart(hours);
    if (days.size > 1 || found === null || part === undefined || found[0] > found[1])
      return "unclear";
    return { from: found[0].toISODate() ?? "", until: found[1].toISODate() ?? "", part };
  }

  #back(groups: Groups): Days {
    const [count, unit] = this.#counted(groups);
    return [this.#now.minus({ [`${unit}s`]: count }), this.#now];
  }

  #ahead(groups: Groups): Days {
    const [count, unit] = this.#counted(groups);
    return [this.#now, this.#now.plus({ [`${unit}s`]: count }).minus({ days: 1 })];
  }

  #away(groups: Groups, sign: 1 | -1): Days {
    const [count, unit] = this.#counted(groups);
    const found = this.#now.plus({ [`${unit}s`]: count * sign });
    return unit === "day" ? single(found) : whole(found, unit);
  }

  /** Null for “the last day”, which needs something that it is the last of. */
  #calendar([name = ""]: Groups, offset: number): Days | null {
    const unit = this.#unitOf(name);
    const ahead: Days = [this.#now, this.#now.plus({ days: 6 })];
    if (unit === "day") return offset === 1 ? ahead : null;
    // On a Sunday, when many calendars begin, “this week” is the one ahead.
    if (unit === "week" && offset === 0 && this.#now.weekday === 7) return ahead;
    return whole(this.#now.plus({ [`${unit}s`]: offset }), unit);
  }

  #counted([count = "", name = ""]: Groups): [number, Unit] {
    const word = this.#words.numbers.findIndex((each) => new RegExp(`^(?:${each})$`).test(count));
    return [word === -1 ? Number(count) : word + 1, this.#unitOf(name)];
  }

  #unitOf(name: string): Unit {
    const units = ["week", "month", "year"] as const;
    return units.find((unit) => new RegExp(`^(?:${this.#words.units[unit]})$`).test(name)) ?? "day";
  }

  #weekend(offset: number): Days {
    const saturday = this.#now.startOf("week").plus({ weeks: offset, days: 5 });
    return [saturday, saturday.plus({ days: 1 })];
  }

  #weekday(number: number, which: "next" | "last" | "nearest"): DateTime {
    const forward = (number - this.#now.weekday + 7) % 7;
    const backward = (this.#now.weekday - number + 7) % 7;
    if (which === "last") return this.#now.minus({ days: backward || 7 });
    if (which === "next") return this.#now.plus({ days: forward || 7 });
    return this.#way === "past"
      ? this.#now.minus({ days: backward })
      : this.#now.plus({ days: forward });
  }

  /** Null if the weekday is not that of the date. */
  #dated({ start, end }: ReturnType<typeof en.strict.parse>[number]): Days | null {
    const on = (part: typeof start) => {
      const [year, month, day] = (["year", "month", "day"] as const).map(
        (name) => part.get(name) ?? 1,
      );
      const found = DateTime.utc(year ?? 1, month ?? 1, day ?? 1);
      return part.isCertain("year") ? found : this.#inWay(found.set({ year: this.#now.year }));
    };
    const from = on(start);
    const isOther = start.isCertain("weekday") && start.get("weekday") !== from.weekday % 7;
    if (isOther) return null;
    return [from, end?.isCertain("day") === true ? on(end) : from];
  }

  /** The same day of another year, if it lies on the wrong side of today. */
  #inWay(found: DateTime): DateTime {
    if (this.#way === "past") return found > this.#now ? found.minus({ years: 1 }) : found;
    return found < this.#now ? found.plus({ years: 1 }) : found;
  }

  #dayOfMonth(number: number): Days | undefined {
    const step = this.#way === "past" ? -1 : 1;
    const found = [0, 1, 2]
      .map((months) => this.#now.startOf("month").plus({ months: months * step }))
      .filter(({ daysInMonth }) => number > 0 && number <= (daysInMonth ?? 0))
      .map((month) => month.set({ day: number }))
      .find((day) => (step === -1 ? day <= this.#now : day >= this.#now));
    return found && single(found);
  }
}

const compiled = new Map<string, RegExp>();

/** Matches whole words; compiled once, because a question tries dozens. */
function wholeWords(pattern: string): RegExp {
  const made =
    compiled.get(pattern) ??
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "gu");
  compiled.set(pattern, made);
  return made;
}

/** Matches something with a word before or after it. */
function around(side: string, middle: string): string {
  return `(?:${side}) (?:${middle})|(?:${middle}) (?:${side})`;
}

function single(day: DateTime): Days {
  return [day, day];
}

function whole(day: DateTime, unit: "week" | "month" | "year"): Days {
  return [day.startOf(unit), day.endOf(unit).startOf("day")];
}

function minutesOf(part: { get(name: "hour" | "minute"): number | null }): number {
  return (part.get("hour") ?? 0) * 60 + (part.get("minute") ?? 0);
}

/** The part that all others contain; undefined if they contradict each other. */
function commonPart(parts: readonly Part[]): Part | null | undefined {
  if (parts.length === 0) return null;
  const from = Math.max(...parts.map((part) => part.from));
  const until = Math.min(...parts.map((part) => part.until));
  return from < until ? { from, until } : undefined;
}

/** The names of the weekdays from Monday, as they are compared. */
function weekdayNames(language: Language): string[] {
  return namesOf(language, { weekday: "long" }, 7, 1).map((name) => name.replace("-feira", ""));
}

function monthNames(language: Language): string[] {
  return namesOf(language, { month: "long" }, 12, 31);
}

/** What `Intl` calls days that follow each other, from Monday, January 1, 2024. */
function namesOf(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  count: number,
  step: number,
) {
  const format = new Intl.DateTimeFormat(regionalTags[language], { ...options, timeZone: "UTC" });
  return Array.from({ length: count }, (_, at) =>
    plain(format.format(Date.UTC(2024, 0, 1 + at * step))),
  );
}

/** The words for days and times, which are no names. */
export function dayVocabulary(language: Language, words: DayWords): string[] {
  const patterns = Object.values<unknown>(words).flatMap((each) =>
    Object.values(Object(each)).join(" "),
  );
  return [...(patterns.join(" ").match(/\p{L}{2,}/gu) ?? []), ...longDayWords(language, words)];
}

function longDayWords(language: Language, { days, parts }: DayWords): string[] {
  // The word itself comes first; abbreviations follow.
  const spelled = [...days, ...Object.values(parts)].map((pattern) =>
    (pattern.split("|")[0] ?? "").replace(/s\?$/, ""),
  );
  const simple = spelled.filter((each) => /^[a-z]+$/.test(each));
  return [...weekdayNames(language), ...monthNames(language), ...simple];
}

/**
 * The question with a misspelled day corrected: an unknown word with one wrong letter that can only
 * be one word for a day. The answer names the day.
 */
export function withDaysCorrected(
  question: string,
  {
    language,
    words,
    isWord,
  }: { language: Language; words: DayWords; isWord: (word: string) => boolean },
): string {
  return question.replaceAll(/[\p{L}\p{M}]+/gu, (written) => {
    const word = plain(written);
    if (isWord(word)) return written;
    const [near, ...others] = longDayWords(language, words).filter((each) => isNear(word, each));
    return near !== undefined && others.length === 0 ? near : written;
  });
}
