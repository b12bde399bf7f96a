import { regionalTags, type Language } from "@salvia/domain/shared/language";
import { DateTime } from "luxon";

import { knownTimeZone } from "@salvia/domain/shared/timeZone";
import type { Period } from "@salvia/domain/assistant/conversationContext";

/** The end is exclusive. */
type Range = { from: Date; to: Date };

/** Formats and computes times in the user's language and time zone. */
export function timesOf(language: Language, requestedZone: string, now: Date) {
  const timeZone = knownTimeZone(requestedZone);
  // Created on first use: formatters are slow to create, and an answer needs only a few.
  const made = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return () =>
      (formatter ??= new Intl.DateTimeFormat(regionalTags[language], { timeZone, ...options }));
  };
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = made(options);
    return (moment: Date) => formatter().format(moment);
  };
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const clockFormatter = made(clock);
  const dayOf = (moment: Date) => DateTime.fromJSDate(moment, { zone: timeZone }).toISODate() ?? "";
  return {
    now,
    timeZone,
    /** The current calendar day in the user's time zone, such as `2026-11-24`. */
    today: dayOf(now),
    dayAfter: (day: string, count: number) =>
      DateTime.fromISO(day, { zone: "utc" }).plus({ days: count }).toISODate() ?? "",
    /** The start and end of a period. */
    rangeOf({ from, until }: Period): Range {
      const zone = timeZone;
      return {
        from: DateTime.fromISO(from, { zone }).toJSDate(),
        to: DateTime.fromISO(until, { zone }).plus({ days: 1 }).toJSDate(),
      };
    },
    /**
     * Whether something that starts at `moment` and lasts `minutes` overlaps the period's part of
     * the day.
     */
    isInPart({ part }: Period, moment: Date, minutes = 0): boolean {
      if (part === null) return true;
      const { hour, minute } = DateTime.fromJSDate(moment, { zone: timeZone });
      const start = hour * 60 + minute;
      return start < part.until && (start >= part.from || start + minutes > part.from);
    },
    /** A calendar day with its weekday, such as `Friday, November 27, 2026`. */
    weekday: (day: string) =>
      DateTime.fromISO(day, { zone: "utc" })
        .setLocale(regionalTags[language])
        .toLocaleString(DateTime.DATE_HUGE),
    /** Such as `10:30 AM`. */
    time: format(clock),
    /** Such as `9:00 AM – 5:00 PM`. */
    timeRange: (from: Date, until: Date) => clockFormatter().formatRange(from, until),
    /** Such as `November 24, 2026`. */
    day: format({ dateStyle: "long" }),
    /** Such as `Tuesday, November 24, 2026 at 10:30 AM`. */
    dayAndYear: format({ dateStyle: "full", timeStyle: "short" }),
    dayAndTime: format({ weekday: "long", month: "long", day: "numeric", ...clock }),
    /** A calendar day such as `2026-11-24`, in words. */
    calendarDay: (day: string) =>
      DateTime.fromISO(day, { zone: "utc" })
        .setLocale(regionalTags[language])
        .toLocaleString(DateTime.DATE_FULL),
    /** The calendar day of a moment in the user's time zone, such as `2026-11-24`. */
    dayOf,
  };
}

export type Times = ReturnType<typeof timesOf>;
