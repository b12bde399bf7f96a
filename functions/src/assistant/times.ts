import { regionalTags, type Language } from "@salvia/domain/languages";
import { DateTime } from "luxon";

import { knownTimeZone } from "../knownTimeZone.ts";
import type { Span } from "@salvia/domain/lastTurn";

/** From when until when, the end not included. */
type Range = { from: Date; to: Date };

/** Moments as the asker tells them: in their language and time zone. */
export function timesOf(language: Language, asked: string, now: Date) {
  const timeZone = knownTimeZone(asked);
  // Each takes a moment to make, and an answer needs few of them.
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
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf("day");
  const days = (first: number, count: number): Range => ({
    from: today.plus({ days: first }).toJSDate(),
    to: today.plus({ days: first + count }).toJSDate(),
  });
  const ranges: Readonly<Record<Exclude<Span, "next">, Range>> = {
    today: days(0, 1),
    tomorrow: days(1, 1),
    dayAfterTomorrow: days(2, 1),
    week: days(0, 7),
  };
  return {
    now,
    timeZone,
    ranges,
    /** Such as `10:30 AM`. */
    time: format(clock),
    /** Such as `9:00 AM – 5:00 PM`. */
    timeRange: (from: Date, until: Date) => clockFormatter().formatRange(from, until),
    /** Such as `November 24, 2026`. */
    day: format({ dateStyle: "long" }),
    dayAndTime: format({ weekday: "long", month: "long", day: "numeric", ...clock }),
    /** A calendar day such as `2026-11-24`, in words. */
    calendarDay: (day: string) =>
      DateTime.fromISO(day, { zone: "utc" })
        .setLocale(regionalTags[language])
        .toLocaleString(DateTime.DATE_FULL),
    /** The asker's calendar day of a moment, such as `2026-11-24`. */
    dayOf: (moment: Date) => DateTime.fromJSDate(moment, { zone: timeZone }).toISODate() ?? "",
  };
}

export type Times = ReturnType<typeof timesOf>;
