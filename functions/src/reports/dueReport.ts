import { monthOf } from "@salvia/domain/shared/month";

import { knownTimeZone } from "../knownTimeZone.ts";

/** From when on the first of a month somebody's report may come, as hours of their own day. */
const morning = 8;

/** For so many days of the month, by the reader's own calendar, a report that was missed is made up for. */
const days = 3;

/**
 * The month whose report is due to somebody now, such as `2026-10`; null where none is. Figures are
 * kept by months of UTC (see `monthOf`), so east of it a report waits until that month has ended there
 * too, which is at 14:00 of the first at the latest.
 *
 * @param timezone an IANA name, the reader's; an unknown one is UTC
 */
export function dueReport(now: Date, timezone: string): string | null {
  const { year, month, day, hour } = calendarOf(now, knownTimeZone(timezone));
  if (day > days || (day === 1 && hour < morning)) return null;
  const before = monthOf(new Date(Date.UTC(year, month - 2)));
  return monthOf(now) > before ? before : null;
}

/** Whether a report may be due to anybody on earth: where not, nobody need be looked at. */
export function mayBeDue(now: Date): boolean {
  return now.getUTCDate() <= days + 1;
}

function calendarOf(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: part("year"), month: part("month"), day: part("day"), hour: part("hour") };
}
