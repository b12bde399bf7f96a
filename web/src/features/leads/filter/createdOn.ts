import type { CreatedOn } from "@salvia/domain/lead/leadFilter";

import { dayAfter, dayIn, momentAt } from "../../../lib/time/plainDay.ts";

/** Days that move with the calendar, so that a saved view is still right next month. */
export const createdWords = ["today", "last7Days", "thisMonth", "lastMonth"] as const;

/** When the reader asks, and in which time zone their days begin. */
export type Clock = { now: Date; zone: string | undefined };

/**
 * The days of creation in a URL: a word, two days such as `2026-11-01_2026-11-30`, or a month such
 * as `2026-11`, which begins at midnight UTC like those of the figures.
 *
 * @returns null for anything else, which asks for all days
 */
export function createdOn(days: string, clock: Clock): CreatedOn | null {
  const { now } = clock;
  const found = firstAndLast(days, clock);
  if (found === null) return null;
  const { first, last, zone } = found;
  // Without an end, a lead also counts whose time the server has not set yet.
  const until = last < dayIn(now, zone) ? momentAt(dayAfter(last, 1), "00:00", zone) : null;
  return { days, from: momentAt(first, "00:00", zone), until };
}

/** The first and the last of the days, and the time zone in which they begin. */
export function firstAndLast(
  days: string,
  { now, zone }: Clock,
): { first: string; last: string; zone: string | undefined } | null {
  const today = dayIn(now, zone);
  const month = isDay(`${days}-01`) ? days : null;
  const [first, last] = month === null ? daysOf(days, today) : wholeMonth(month);
  if (!isDay(first) || !isDay(last) || first > last) return null;
  return { first, last, zone: month === null ? zone : "UTC" };
}

function daysOf(days: string, today: string): readonly (string | undefined)[] {
  const month = today.slice(0, 7);
  const word = createdWords.find((each) => each === days);
  if (word === "today") return [today, today];
  if (word === "last7Days") return [dayAfter(today, -6), today];
  if (word === "thisMonth") return [`${month}-01`, today];
  if (word === "lastMonth") return wholeMonth(dayAfter(`${month}-01`, -1).slice(0, 7));
  const parts = days.split("_");
  return parts.length === 2 ? parts : [];
}

function wholeMonth(month: string): readonly [first: string, last: string] {
  // No month has 32 days.
  const next = dayAfter(`${month}-01`, 31).slice(0, 7);
  return [`${month}-01`, dayAfter(`${next}-01`, -1)];
}

/** Whether a text is a day of this century, such as `2026-11-30`. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  // Some browsers read February 30 as a day in March.
  return !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}
