import type { Language } from "@salvia/domain/shared/language";
import { isTimeZone } from "@salvia/domain/shared/timeZone";

import { capitalized } from "../capitalized.ts";
import { dayAfter, dayIn, dayMs, momentAt } from "./plainDay.ts";

/** A calendar day, such as `2026-11-22`, independent of time zone. */
export type Day = string;

/** A time range: `from` is inclusive, `until` exclusive. */
export type Span = { from: Date; until: Date };

export function dayAt(moment: Date, zone: string): Day {
  return dayIn(moment, zone);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = midnight(text);
  // Some engines read February 30 as a day of March.
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The day `days` days later; negative values go back. */
export function addDays(day: Day, days: number): Day {
  return dayAfter(day, days);
}

/** The days of the week that contains `day`, Monday to Sunday. */
export function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -daysSinceMonday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: Day): boolean {
  return daysSinceMonday(day) > 4;
}

/**
 * The time range of `days` days from `first`. A day has 23 or 25 hours when the clocks change, and
 * begins at one where the change happens at midnight.
 */
export function spanOf(first: Day, days: number, zone: string): Span {
  return { from: beginningOf(first, zone), until: beginningOf(addDays(first, days), zone) };
}

/** The number of calendar days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** The full day as a title, with a capital first letter: "Martes, 24 de noviembre de 2026". */
export function dayTitle(day: Day, language: Language): string {
  const style = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const text = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(
    midnight(day),
  );
  return capitalized(text, language);
}

/** The profile's time zone if this browser knows it, or else the device's. */
export function knownZone(zone: string | undefined, device: string): string {
  return zone !== undefined && isTimeZone(zone) ? zone : device;
}

function daysSinceMonday(day: Day): number {
  return (new Date(midnight(day)).getUTCDay() + 6) % 7;
}

const hourMs = 60 * 60 * 1000;

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function beginningOf(day: Day, zone: string): Date {
  const midnightThere = momentAt(day, "00:00", zone);
  // Where the clocks skip midnight, the day begins an hour later.
  const isBefore = dayIn(midnightThere, zone) < day;
  return isBefore ? new Date(midnightThere.getTime() + hourMs) : midnightThere;
}
