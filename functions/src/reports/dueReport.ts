import { monthOf } from "@salvia/domain/shared/month";

import { knownTimeZone } from "@salvia/domain/shared/timeZone";

/** Earliest local hour on the first of a month at which a report may be sent. */
const morning = 8;

/** Number of days, in the reader's calendar, during which a missed report is still sent. */
const days = 3;

/**
 * The month whose report is due now, such as `2026-10`; null if none is. Figures are kept by UTC
 * month (see `monthOf`), so in zones east of UTC a report waits until the UTC month has ended,
 * which is at 14:00 on the first at the latest.
 *
 * @param timezone the reader's IANA name; an unknown one counts as UTC
 */
export function dueReport(now: Date, timezone: string): string | null {
  const { year, month, day, hour } = calendarOf(now, knownTimeZone(timezone));
  if (day > days || (day === 1 && hour < morning)) return null;
  const before = monthOf(new Date(Date.UTC(year, month - 2)));
  return monthOf(now) > before ? before : null;
}

/** Whether a report may be due in any time zone; if not, no user needs to be checked. */
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
