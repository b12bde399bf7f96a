import type { Period } from "@salvia/domain/assistant/conversationContext";
import { assistantTexts } from "@salvia/domain/locales/assistantTexts";
import { firstDays } from "@salvia/domain/shared/firstDays";
import { regionalTags, type Language } from "@salvia/domain/shared/language";
import { knownTimeZone } from "@salvia/domain/shared/timeZone";
import { DateTime } from "luxon";

import { filled } from "./fact.ts";

const clock = { hour: "numeric", minute: "2-digit" } as const;

/** Times in the user's language and time zone; a calendar day is a text such as `2026-11-24`. */
export function timesOf(language: Language, timeZone: string, now: Date) {
  const zone = knownTimeZone(timeZone);
  const locale = regionalTags[language];
  const { spans } = assistantTexts[language];
  const local = (moment: Date) => DateTime.fromJSDate(moment, { zone }).setLocale(locale);
  const dayOf = (moment: Date) => local(moment).toISODate() ?? "";
  const utc = (day: string) => DateTime.fromISO(day, { zone: "utc", locale });
  const written = (time: DateTime, options: Intl.DateTimeFormatOptions) =>
    time
      .toLocaleParts(options)
      .map(({ type, value }) => (type === "day" && value === "1" && firstDays[language]) || value)
      .join("");
  const format = (options: Intl.DateTimeFormatOptions) => (moment: Date) =>
    written(local(moment), options);
  const weekday = (day: string) => written(utc(day), DateTime.DATE_HUGE);
  const today = dayOf(now);
  const clockTime = (minutes: number) => written(utc(today).plus({ minutes }), clock);

  /** The days from today on, to that after so many. */
  function daysAhead(count: number): Period {
    const until = utc(today).plus({ days: count }).toISODate() ?? "";
    return { from: today, until, part: null };
  }

  function daysWords({ from, until }: Period, range: string): string {
    const isLast = (count: number) => until === daysAhead(count).until;
    if (from === today && isLast(6)) return spans.week;
    if (from !== until) return filled(range, { from: weekday(from), to: weekday(until) });
    const near = [spans.today, spans.tomorrow, spans.dayAfterTomorrow];
    return near.find((_, count) => isLast(count)) ?? filled(spans.day, { day: weekday(from) });
  }

  return {
    now,
    today,
    daysAhead,
    /**
     * A period as worded in a sentence: “today”, or “on Friday, November 27, 2026, between …”.
     *
     * @param range how several days are worded
     */
    words(period: Period | null, range = spans.days): string {
      if (period === null) return "";
      const days = daysWords(period, range);
      if (period.part === null) return days;
      const { from, until } = period.part;
      const values = { days, from: clockTime(from), to: clockTime(until) };
      return filled(until - from === 1 ? spans.at : spans.between, values);
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
    weekday,
    calendarDay: (day: string) => written(utc(day), DateTime.DATE_FULL),
    time: format(clock),
    day: format({ dateStyle: "long" }),
    /** Such as `Tuesday, November 24, 2026 at 10:30 AM`. */
    dayAndYear: format({ dateStyle: "full", timeStyle: "short" }),
    dayAndTime: format({ weekday: "long", month: "long", day: "numeric", ...clock }),
  };
}

export type Times = ReturnType<typeof timesOf>;
