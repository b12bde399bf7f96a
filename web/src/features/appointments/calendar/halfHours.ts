import { appointmentMinutes } from "@salvia/domain/scheduling/appointment";
import { DateTime } from "luxon";

import { spanOf, type Day } from "../../../lib/time/calendarDay.ts";

/** A half hour of a day: its start, and its local time in minutes after midnight. */
export type HalfHour = { startsAt: Date; wallMinutes: number };

/**
 * The half hours of a day in which an appointment may begin. Usually 48, but 46 or 50 when the
 * clocks change; a repeated local hour appears twice. They align to UTC, so in a zone offset by a
 * quarter of an hour they begin at quarter past and quarter to.
 */
export function halfHoursOf(day: Day, zone: string): readonly HalfHour[] {
  const { from, until } = spanOf(day, 1, zone);
  const length = appointmentMinutes * 60_000;
  const first = Math.ceil(from.getTime() / length);
  const count = Math.ceil(until.getTime() / length) - first;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date((first + index) * length);
    return { startsAt, wallMinutes: wallMinutesOf(startsAt, zone) };
  });
}

/** The local time in minutes after midnight. */
export function wallMinutesOf(moment: Date, zone: string): number {
  const { hour, minute } = DateTime.fromJSDate(moment, { zone });
  return hour * 60 + minute;
}
