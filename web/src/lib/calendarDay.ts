import type { Language } from "@salvia/domain/shared/language";
import { DateTime, IANAZone } from "luxon";

/** A calendar day, such as `2026-11-22`: what a wall calendar says, wherever that hangs. */
export type Day = string;

/** From a day's first moment to the next day's, in a time zone. */
export type Span = { from: Date; until: Date };

/** The day that a moment falls on in a time zone. */
export function dayAt(moment: Date, zone: string): Day {
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

/** How many days one day of the calendar is after another; below zero where it is before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** A day as people write it: "Mon, Nov 23", with the year where it is another than now. */
export function dayInWords(day: Day, today: Day, language: Language): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(!sameYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(midnight(day));
}

/** A time zone that is known here: that of a profile, or else the device's. */
export function knownZone(zone: string | undefined, device: string): string {
  return zone !== undefined && IANAZone.isValidZone(zone) ? zone : device;
}

const dayMs = 24 * 60 * 60 * 1000;

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function beginningOf(day: Day, zone: string): Date {
  return DateTime.fromISO(day, { zone }).startOf("day").toJSDate();
}
