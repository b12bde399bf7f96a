import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

import type { QuestionTime } from "./parseTime.ts";
import type { NamedDays } from "./timePatterns.ts";

/** What a tool should read: the next item, a period, its own default, or nothing. */
export type When =
  | { kind: "unspecified"; now: boolean; sincePrevious: boolean }
  | { kind: "next" }
  | { kind: "period"; period: Period }
  /** The question names a day or a time that was not understood. */
  | { kind: "unclear" };

/**
 * Resolves the days a question is about.
 *
 * @param today the user's calendar day
 * @param way direction in which to look for a day without a year or a week
 */
export function resolveTime(time: QuestionTime, today: string, way: "past" | "future"): When {
  if (!time.isClear) return { kind: "unclear" };
  const { days, part, next, now, sincePrevious } = time;
  if (days === null && part === null) {
    return next ? { kind: "next" } : { kind: "unspecified", now, sincePrevious };
  }
  const start = DateTime.fromISO(today, { zone: "utc" });
  const named: NamedDays = days ?? { kind: "offset", days: 0 };
  const range = daysOf(named, start, way);
  if (range === null) return { kind: "unclear" };
  const [from, until] = range.map((day) => day.toISODate() ?? "");
  if (!from || !until || from > until) return { kind: "unclear" };
  return { kind: "period", period: { from, until, part } };
}

type Days = [from: DateTime, until: DateTime];

function daysOf(named: NamedDays, today: DateTime, way: "past" | "future"): Days | null {
  switch (named.kind) {
    case "offset":
      return single(today.plus({ days: named.days }));
    case "weekday":
      return single(weekdayOf(named, today, way));
    case "date":
      return single(dateOf(named, today, way));
    case "calendar": {
      // On a Sunday, when many calendars begin, “this week” is the one ahead.
      const isAhead = named.unit === "week" && named.offset === 0 && today.weekday === 7;
      if (isAhead) return [today, today.plus({ days: 6 })];
      const day = today.plus({ [`${named.unit}s`]: named.offset });
      return [day.startOf(named.unit), day.endOf(named.unit)];
    }
    case "weekend": {
      const saturday = today.startOf("week").plus({ weeks: named.offset, days: 5 });
      return [saturday, saturday.plus({ days: 1 })];
    }
    case "month": {
      const year = named.year ?? today.year + yearShift(named.month, today, way);
      const month = DateTime.utc(year, named.month);
      return month.isValid ? [month, month.endOf("month")] : null;
    }
    case "year":
      return [DateTime.utc(named.year), DateTime.utc(named.year, 12, 31)];
    case "rolling": {
      const length = { [`${named.unit}s`]: named.count };
      return named.way === "back"
        ? [today.minus(length), today]
        : [today, today.plus(length).minus({ days: 1 })];
    }
    case "since": {
      const since = daysOf(named.days, today, "past");
      return since === null ? null : [since[0], today];
    }
    case "until":
    case "before": {
      const last = daysOf(named.days, today, "future");
      if (last === null) return null;
      return [today, named.kind === "until" ? last[1] : last[0].minus({ days: 1 })];
    }
    case "range":
    default: {
      const from = daysOf(named.from, today, way);
      const until = from && daysOf(named.until, from[0], "future");
      return from && until && [from[0], until[1]];
    }
  }
}

function single(day: DateTime | null): Days | null {
  return day === null ? null : [day, day];
}

function weekdayOf(
  { weekday, which, week }: Extract<NamedDays, { kind: "weekday" }>,
  today: DateTime,
  way: "past" | "future",
): DateTime {
  const monday = today.startOf("week");
  if (week !== null) return monday.plus({ weeks: week, days: weekday - 1 });
  const ahead = (weekday - today.weekday + 7) % 7;
  const behind = (today.weekday - weekday + 7) % 7;
  if (which === "last") return today.minus({ days: behind || 7 });
  if (which === "next") return today.plus({ days: ahead || 7 });
  return way === "past" ? today.minus({ days: behind }) : today.plus({ days: ahead });
}

/**
 * The date in the named month and year, or the nearest one in the given direction; null if there is
 * none.
 */
function dateOf(
  { day, month, year, weekday }: Extract<NamedDays, { kind: "date" }>,
  today: DateTime,
  way: "past" | "future",
): DateTime | null {
  const step = way === "past" ? -1 : 1;
  const candidates =
    year !== null && month !== null
      ? [DateTime.utc(year, month, day)]
      : month !== null
        ? [0, step].map((years) => DateTime.utc(today.year + years, month, day))
        : [0, step].map((months) =>
            today
              .startOf("month")
              .plus({ months })
              .set({ day: 1 })
              .plus({ days: day - 1 }),
          );
  const found = candidates.find(
    (each) =>
      each.isValid &&
      each.day === day &&
      (year !== null || (way === "past" ? each <= today : each >= today)),
  );
  if (found === undefined || (weekday !== null && found.weekday !== weekday)) return null;
  return found;
}

/**
 * Years to add to the current one for a month without a year: the nearest such month in the given
 * direction, counting the current month.
 */
function yearShift(month: number, today: DateTime, way: "past" | "future"): number {
  if (way === "past") return month > today.month ? -1 : 0;
  return month < today.month ? 1 : 0;
}
