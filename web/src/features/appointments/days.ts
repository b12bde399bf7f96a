import { appointmentMinutes } from "@salvia/domain/appointment";
import { DateTime, IANAZone } from "luxon";

/** A calendar day, such as `2026-11-22`: what a wall calendar says, wherever that hangs. */
export type Day = string;

/** From a day's first moment to the next day's, in a time zone. */
export type Span = { from: Date; until: Date };

/** A half hour of a day: when it begins, and the minutes after midnight that the clock on the wall shows. */
export type HalfHour = { startsAt: Date; wallMinutes: number };

/** The day that a moment falls on in a time zone. */
export function dayOf(moment: Date, zone: string): Day {
  return DateTime.fromJSDate(moment, { zone }).toISODate() ?? "";
}

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: "utc" }).isValid;
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return DateTime.fromISO(day, { zone: "utc" }).plus({ days }).toISODate() ?? day;
}

/** Monday to Sunday of a day's week. */
export function weekOf(day: Day): readonly Day[] {
  const { weekday } = DateTime.fromISO(day, { zone: "utc" });
  const monday = addDays(day, 1 - weekday);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/**
 * So many days, as moments. A day has 23 or 25 hours where the clocks are changed in it, and where
 * that is done at midnight it begins at one.
 */
export function spanOf(first: Day, days: number, zone: string): Span {
  return { from: beginningOf(first, zone), until: beginningOf(addDays(first, days), zone) };
}

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

/** A time zone that is known here: that of a profile, or else the device's. */
export function knownZone(zone: string | undefined, device: string): string {
  return zone !== undefined && IANAZone.isValidZone(zone) ? zone : device;
}

function beginningOf(day: Day, zone: string): Date {
  return DateTime.fromISO(day, { zone }).startOf("day").toJSDate();
}
