import type { Period } from "@salvia/domain/assistant/conversationContext";
import { regionalTags, type Language } from "@salvia/domain/shared/language";
import { knownTimeZone } from "@salvia/domain/shared/timeZone";
import { DateTime } from "luxon";

const clock = { hour: "numeric", minute: "2-digit" } as const;

/** Times in the user's language and time zone; a calendar day is a text such as `2026-11-24`. */
export function timesOf(language: Language, timeZone: string, now: Date) {
  const zone = knownTimeZone(timeZone);
  const locale = regionalTags[language];
  const local = (moment: Date) => DateTime.fromJSDate(moment, { zone }).setLocale(locale);
  const dayOf = (moment: Date) => local(moment).toISODate() ?? "";
  const utc = (day: string) => DateTime.fromISO(day, { zone: "utc", locale });
  const format = (options: Intl.DateTimeFormatOptions) => (moment: Date) =>
    local(moment).toLocaleString(options);
  const today = dayOf(now);
  return {
    now,
    today,
    /** The days from today on, to that after so many. */
    daysAhead(count: number): Period {
      const until = utc(today).plus({ days: count }).toISODate() ?? "";
      return { from: today, until, part: null };
    },
    /** The start and the end of a period; the end is exclusive. */
    rangeOf: ({ from, until }: Period) => ({
      from: DateTime.fromISO(from, { zone }).toJSDate(),
      to: DateTime.fromISO(until, { zone }).plus({ days: 1 }).toJSDate(),
    }),
    /**
     * Whether something that starts at `moment` and lasts `minutes` is on a day of the period and
     * overlaps its part of the day.
     */
    isIn(period: Period | null, moment: Date, minutes = 0): boolean {
      if (period === null) return true;
      const { from, until, part } = period;
      const day = dayOf(moment);
      if (day < from || day > until) return false;
      if (part === null) return true;
      const { hour, minute } = local(moment);
      const start = hour * 60 + minute;
      return start < part.until && (start >= part.from || start + minutes > part.from);
    },
    local,
    dayOf,
    /** A calendar day with its weekday, such as `Friday, November 27, 2026`. */
    weekday: (day: string) => utc(day).toLocaleString(DateTime.DATE_HUGE),
    calendarDay: (day: string) => utc(day).toLocaleString(DateTime.DATE_FULL),
    minuteOfDay: (minutes: number) => utc(today).plus({ minutes }).toLocaleString(clock),
    time: format(clock),
    day: format({ dateStyle: "long" }),
    /** Such as `Tuesday, November 24, 2026 at 10:30 AM`. */
    dayAndYear: format({ dateStyle: "full", timeStyle: "short" }),
    dayAndTime: format({ weekday: "long", month: "long", day: "numeric", ...clock }),
  };
}

export type Times = ReturnType<typeof timesOf>;
