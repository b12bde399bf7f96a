type Unit = "day" | "week" | "month" | "year";

/** Days as a question names them, before they are resolved against today. */
export type NamedDays =
  /** A number of days from today. */
  | { kind: "offset"; days: number }
  | {
      kind: "weekday";
      weekday: number;
      which: "plain" | "next" | "last" | "this";
      week: number | null;
    }
  | { kind: "date"; day: number; month: number | null; year: number | null; weekday: number | null }
  /** A calendar week, month or year, as an offset from the current one. */
  | { kind: "calendar"; unit: Unit; offset: number }
  /** A Saturday and Sunday, as an offset in weeks from those of the current week. */
  | { kind: "weekend"; offset: number }
  | { kind: "month"; month: number; year: number | null }
  | { kind: "year"; year: number }
  /** A number of units up to today, or starting today. */
  | { kind: "rolling"; unit: Unit; count: number; way: "back" | "ahead" }
  | { kind: "since" | "until" | "before"; days: NamedDays }
  | { kind: "range"; from: NamedDays; until: NamedDays };

/** In minutes of the day; the end is exclusive. */
export type DayPart = { from: number; until: number };

type Pattern<Result> = readonly [
  pattern: string,
  use: (match: readonly string[], found: readonly NamedDays[]) => Result | null,
];

/** A clock time in minutes of the day; null if morning and evening are equally likely. */
function instant(minutes: number, half: string): number | null {
  const isLate = half === "afternoon" || half === "evening";
  if (isLate && minutes < 720) return minutes + 720;
  if (half !== "") return minutes;
  return minutes >= 480 && minutes <= 1440 ? minutes : null;
}

const at = "(?:at_|in_|from_|a_|the_|to_|on_)?";
const half = "(?:_part:(\\w+))?";
const clock = `(?:clock:(\\d+)|at_n:(\\d+)(?:_unit:hour)?)`;

/** A clock time, an hour (“las 18”, but not “las 3 citas”), or a number of a part of the day. */
const limit = `(?:(?:at_)?clock:(\\d+)${half}|at_n:(\\d+)${half}(?!_-)|n:(\\d+)_in_the1?_part:(\\w+))`;

function limitOf([
  minutes = "",
  half1 = "",
  hour1 = "",
  half2 = "",
  hour2 = "",
  half3 = "",
]: readonly string[]): number | null {
  const time = minutes === "" ? 60 * Number(hour1 || hour2) : Number(minutes);
  return instant(time, half1 || half2 || half3);
}

function clockOf([minutes = "", hour = "", halfName = ""]: readonly string[]): DayPart | null {
  const time = instant(minutes === "" ? Number(hour) * 60 : Number(minutes), halfName);
  return time === null ? null : { from: time, until: time + 1 };
}

/** Turn clock times into `exact:` tokens first, so that the other patterns stay few. */
export const clockPatterns: readonly Pattern<DayPart>[] = [
  [`(?:in|since|ago|over|next|rolling)_(?:n:\\d+_|a_)?unit:hour`, () => null],
  ["n:(\\d+)_unit:hour(?:_part:(\\w+))?", ([hour = "", name = ""]) => clockOf(["", hour, name])],
  [
    `(?:from_)?${at}(?:clock|exact):(\\d+)_(?:to|until|and|at)_(?:at_)?(?:clock|exact):(\\d+)`,
    ([from = "", until = ""]) =>
      Number(from) < Number(until) && Number(from) >= 480
        ? { from: Number(from), until: Number(until) }
        : null,
  ],
  [`before_(?:at_)?exact:(\\d+)`, ([until = ""]) => ({ from: 0, until: Number(until) })],
  [`(?:after|since)_(?:at_)?exact:(\\d+)`, ([from = ""]) => ({ from: Number(from), until: 1440 })],
  [
    `before_${limit}`,
    (match) => {
      const until = limitOf(match);
      return until === null ? null : { from: 0, until };
    },
  ],
  [
    `(?:after|since)_${limit}`,
    (match) => {
      const from = limitOf(match);
      return from === null ? null : { from, until: 1440 };
    },
  ],
  [
    `${at}exact:(\\d+)`,
    ([minutes = ""]) => ({ from: Number(minutes), until: Number(minutes) + 1 }),
  ],
  [`${at}${clock}${half}`, clockOf],
];

const unit = "unit:(day|week|month|year)";
const number = "(?:n:(\\d+)|(a))";
const the = "(?:the_|the1_|in_the_|in_|on_)?";

/** Patterns for single days first, then those that combine several. */
export const dayPatterns: readonly Pattern<NamedDays>[] = [
  ["(?:on_)?date:(\\d+)-(\\d+)-(\\d+)", ([year, month, day]) => date(day, month, year)],
  [
    `${the}(?:wd:(\\d)_)?(?:the1_|the_|on_)*parted:(\\d+)-(\\d+)-(\\d+)`,
    ([weekday, year, day, month]) => date(day, month, year, weekday),
  ],
  [
    `${the}(?:wd:(\\d)_)?(?:(?:,|-)_)?(?:the1_|the_|on_)*(?:n|ord):(\\d+)_(?:of_)?mon:(\\d+)(?:_(?:of_|,_|-_)?n:(\\d{4}))?`,
    ([weekday, day, month, year]) => date(day, month, year, weekday),
  ],
  [
    `${the}(?:wd:(\\d)_)?(?:(?:,|-)_)?mon:(\\d+)_(?:the_)?(?:n|ord):(\\d{1,2})(?:_(?:(?:,|-)_)?n:(\\d{4}))?`,
    ([weekday, month, day, year]) => date(day, month, year, weekday),
  ],
  [
    `(?:the1_|the_)?wd:(\\d)_(?:the1_)?(?:n|the_ord|ord):(\\d+)`,
    ([weekday, day]) => date(day, "", "", weekday),
  ],
  ["(?:on_|in_)?(?:the1_(?:n|ord)|the_ord):(\\d{1,2})", ([day]) => date(day)],
  [
    `${the}wd:(\\d)_(?:of_|in_)*(?:the_|this_)?(next|last|this)_unit:week`,
    ([weekday = "", which = ""]) => ofWeek(weekday, which),
  ],
  [
    `${the}wd:(\\d)_(?:of_|in_)*(?:the_)?unit:week_(next|last|rolling)`,
    ([weekday = "", which = ""]) => ofWeek(weekday, which),
  ],
  [
    `(?:the_|the1_|on_|in_)*(?:(next|last|this|rolling)_)?wd:(\\d)(?:_(next|last|rolling))?`,
    ([before = "", weekday = "", behind = ""]) => named(weekday, behind || before),
  ],
  [
    `(?:of_|in_|on_|at_|to_|for_|the_|the1_)*(?:(next|last|this|rolling)_)?weekend(?:_(next|last|rolling))?`,
    ([before = "", behind = ""]) => weekendOf(behind || before),
  ],
  [`(?:the_|the1_)*rel:(-?\\d+)`, ([days = ""]) => ({ kind: "offset", days: Number(days) })],
  [`in_${number}_${unit}`, ([count = "", , of = ""]) => away(of, Number(count || 1))],
  [`(?:in_)?${number}_${unit}_ahead`, ([count = "", , of = ""]) => away(of, Number(count || 1))],
  [`${number}_${unit}_ago`, ([count = "", , of = ""]) => away(of, -Number(count || 1))],
  [`ago_${number}_${unit}`, ([count = "", , of = ""]) => away(of, -Number(count || 1))],
  [
    `since_(?:ago_)?${number}_${unit}`,
    ([count = "", , of = ""]) => rolling(of, Number(count || 1), "back"),
  ],
  [
    `(?:over_|in_|of_|on_|the_|the1_|this_)*(?:n:(\\d+)_)?(?:rolling|last)_(?:n:(\\d+)_)${unit}`,
    ([first = "", count = "", of = ""]) => rolling(of, Number(count || first || 1), "back"),
  ],
  [
    `(?:over_|in_|of_|on_|the_|the1_|this_)*n:(\\d+)_(?:rolling|last)_${unit}`,
    ([count = "", of = ""]) => rolling(of, Number(count), "back"),
  ],
  [`over_${number}_${unit}`, ([count = "", , of = ""]) => rolling(of, Number(count || 1), "back")],
  [`(?:over|in)_(?:the_|the1_)?(?:rolling|last)_${unit}`, ([of = ""]) => rolling(of, 1, "back")],
  [
    `(?:over_|in_|of_|on_|the_|the1_)*(?:next_n:(\\d+)|n:(\\d+)_next)_${unit}`,
    ([first = "", second = "", of = ""]) => rolling(of, Number(first || second), "ahead"),
  ],
  [
    `(?:over_|in_|of_|on_|the_|the1_|this_)*n:(\\d+)_${unit}_(next|last|rolling)`,
    ([count = "", of = "", way = ""]) =>
      rolling(of, Number(count), way === "next" ? "ahead" : "back"),
  ],
  [
    `(?:over_|in_|of_|on_|the_|the1_)*(this|next|last|rolling)_${unit}(?!_(?:next|last|rolling))`,
    ([which = "", of = ""]) => calendar(of, which),
  ],
  [
    `(?:over_|in_|of_|on_|the_|the1_|this_)*${unit}_(next|last|rolling)`,
    // After the unit, “dernier” means the last calendar unit; before it, the days up to now.
    ([of = "", which = ""]) => calendar(of, which === "rolling" ? "last" : which),
  ],
  ["(?:the1_|the_)*next_(?:of_)?mon:(\\d+)", () => null],
  [
    `(?:over_|in_|of_|on_|the_|the1_)+mon:(\\d+)(?:_(?:of_)?n:(\\d{4}))?`,
    ([month = "", year = ""]) => monthOf(month, year),
  ],
  [`mon:(\\d+)_(?:of_)?n:(\\d{4})`, ([month = "", year = ""]) => monthOf(month, year)],
  [
    "(since|until|before)_(?:the_|the1_|last_|rolling_)*mon:(\\d+)",
    ([way = "", month = ""]) => bounded(way, monthOf(month, "")),
  ],
  [
    `(?:in|of|over|since_in)_n:((?:19|20)\\d\\d)`,
    ([year = ""]) => ({ kind: "year", year: Number(year) }),
  ],
  [
    "(since|until|before)_n:((?:19|20)\\d\\d)",
    ([way = "", year = ""]) => bounded(way, { kind: "year", year: Number(year) }),
  ],
  ["(?:in_|on_|of_|the_)*unit:week", () => away("week", 0)],
  [
    "(?:from_|since_)D:(\\d+)_(?:to|until|and)_(?:on_|the1_)*D:(\\d+)",
    ([from, until], found) => range(found[Number(from)], found[Number(until)]),
  ],
  [
    "(?:from_)?now_(?:to|until|and)_(?:on_|the1_)*D:(\\d+)",
    ([until], found) => bounded("until", found[Number(until)]),
  ],
  [
    "D:(\\d+)_(?:to|until)_D:(\\d+)",
    ([from, until], found) => range(found[Number(from)], found[Number(until)]),
  ],
  [
    "(since|until|before|by)_(?:on_|the1_|the_)*D:(\\d+)",
    ([way = "", at_ = ""], found) => bounded(way, found[Number(at_)]),
  ],
];

function date(day = "", month = "", year = "", weekday = ""): NamedDays {
  return {
    kind: "date",
    day: Number(day),
    month: Number(month) || null,
    year: Number(year) || null,
    weekday: Number(weekday) || null,
  };
}

function named(weekday: string, which: string): NamedDays {
  const known = ({ next: "next", last: "last", rolling: "last", this: "this" } as const)[which];
  return { kind: "weekday", weekday: Number(weekday), which: known ?? "plain", week: null };
}

const weeks: Readonly<Record<string, number>> = { next: 1, last: -1, rolling: -1, this: 0 };

function ofWeek(weekday: string, which: string): NamedDays {
  return { kind: "weekday", weekday: Number(weekday), which: "plain", week: weeks[which] ?? 0 };
}

/** “Next weekend” may be the one of this week or of the next. */
function weekendOf(which: string): NamedDays | null {
  if (which === "next") return null;
  return { kind: "weekend", offset: weeks[which] ?? 0 };
}

function unitOf(name: string): Unit {
  return name === "week" || name === "month" || name === "year" ? name : "day";
}

function away(unitName: string, count: number): NamedDays {
  const of = unitOf(unitName);
  return of === "day"
    ? { kind: "offset", days: count }
    : { kind: "calendar", unit: of, offset: count };
}

function rolling(unitName: string, count: number, way: "back" | "ahead"): NamedDays {
  return { kind: "rolling", unit: unitOf(unitName), count, way };
}

function calendar(unitName: string, which: string): NamedDays | null {
  const of = unitOf(unitName);
  // “The last day” is ambiguous without a reference.
  if (of === "day") return null;
  if (which === "rolling") return rolling(of, 1, "back");
  return away(of, weeks[which] ?? 0);
}

function monthOf(month: string, year: string): NamedDays {
  return { kind: "month", month: Number(month), year: Number(year) || null };
}

function bounded(said: string, days: NamedDays | undefined): NamedDays | null {
  const way = said === "by" ? "until" : said;
  if (days === undefined || (way !== "since" && way !== "until" && way !== "before")) return null;
  return { kind: way, days };
}

function range(from: NamedDays | undefined, until: NamedDays | undefined): NamedDays | null {
  return from === undefined || until === undefined ? null : { kind: "range", from, until };
}
