import { DateTime } from "luxon";
import { knownTimeZone } from "../shared/timeZone.ts";

/** How long after an appointment a follow-up is usually booked. */
export const followUpDelays = {
  oneWeek: { weeks: 1 },
  twoWeeks: { weeks: 2 },
  oneMonth: { months: 1 },
  threeMonths: { months: 3 },
  sixMonths: { months: 6 },
} as const;

export type FollowUpDelay = keyof typeof followUpDelays;

/**
 * When to propose a follow-up: at the same local time, counted from the appointment, or from today
 * if it was earlier. A day on a weekend becomes the Monday after it.
 *
 * @param zone the IANA time zone of the practice; an unknown one is read as UTC
 */
export function followUpTime(startsAt: Date, delay: FollowUpDelay, zone: string, now: Date): Date {
  const known = { zone: knownTimeZone(zone) };
  const first = DateTime.fromJSDate(startsAt, known);
  const today = DateTime.fromJSDate(now, known);
  const { hour, minute } = first;
  const from = first > today ? first : today.set({ hour, minute, second: 0, millisecond: 0 });
  const day = from.plus(followUpDelays[delay]);
  return (day.weekday > 5 ? day.plus({ days: 8 - day.weekday }) : day).toJSDate();
}
