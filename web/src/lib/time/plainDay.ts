import type { Language } from "@salvia/domain/shared/language";

/** Calendar days and local times. An unknown time zone counts as the device's. */

/** The day that a moment falls on in a time zone, such as `2026-11-22`. */
export function dayIn(moment: Date, zone: string | undefined): string {
  return localTime(moment, zone).slice(0, 10);
}

/** The time of day of a moment in a time zone, such as `09:30`. */
export function timeIn(moment: Date, zone: string | undefined): string {
  return localTime(moment, zone).slice(11);
}

/** The day `days` days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The moment of a local time, such as `09:30`. A time that the clocks skip becomes one shortly
 * before or after it.
 */
export function momentAt(day: string, time: string, zone: string | undefined): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  let at = wanted;
  // The second round corrects an offset that changes between UTC and local time.
  for (let round = 0; round < 2; round += 1) {
    at += wanted - Date.parse(`${localTime(new Date(at), zone).replace(" ", "T")}Z`);
  }
  return new Date(at);
}

/** A formatted day, such as "Mon, Nov 23", with the year if it differs from today's. */
export function dayInWords(day: string, today: string, language: Language): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(!sameYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(day));
}

/** A day in milliseconds, where the clocks do not matter. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Local time in the Swedish format, which is that of ISO 8601: `2026-11-22 09:30`. */
function localTime(moment: Date, zone: string | undefined): string {
  return formatOf(zone).format(moment);
}

// Creating a format costs a hundred times as much as using it, and lists use one in every row.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = created(zone);
  formats.set(zone, format);
  return format;
}

function created(timeZone: string | undefined): Intl.DateTimeFormat {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  try {
    return new Intl.DateTimeFormat("sv-SE", { ...style, timeZone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", style);
  }
}
