import { appointmentMinutes } from "@salvia/domain/scheduling/appointment";
import { DateTime } from "luxon";

import { spanOf, type Day } from "../../lib/calendarDay.ts";

/** A half hour of a day: when it begins, and the minutes after midnight that the clock on the wall shows. */
export type HalfHour = { startsAt: Date; wallMinutes: number };

/**
 * The half hours of a day in which an appointment may begin: 48, but 46 and 50 on the days when the
 * clocks are changed, the one that comes twice by the wall's clock being there twice. They are on the
 * grid of UTC, so that in a zone a quarter of an hour off they begin at quarters past.
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

/** How many minutes after midnight the clock on the wall shows. */
export function wallMinutesOf(moment: Date, zone: string): number {
  const { hour, minute } = DateTime.fromJSDate(moment, { zone });
  return hour * 60 + minute;
}
