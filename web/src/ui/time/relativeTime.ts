import type { Language } from "@salvia/domain/shared/language";

import { capitalized } from "../../lib/capitalized.ts";
import { zoneToSay } from "../../lib/time/zoneToSay.ts";

/**
 * How long ago a moment was: "5 minutes ago", "yesterday", then the date.
 *
 * @param now if this clock is behind the server's, the result is "now" rather than a future time
 * @param timeZone the zone whose midnights count, or else the device's
 */
export function relativeTime(
  moment: Date,
  now: Date,
  language: Language,
  timeZone?: string,
): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const format = relativeFormat(language);
  if (seconds < 45) return format.format(0, "second");
  if (seconds < 45 * 60) return format.format(-Math.max(1, Math.round(seconds / 60)), "minute");
  const days = daysBetween(moment, now, timeZone);
  if (days === 0 || seconds < 5 * hour) return format.format(-Math.round(seconds / hour), "hour");
  if (days < 7) return format.format(-days, "day");
  return calendarDate(moment, language, timeZone);
}

/** The date without the time, in `timeZone` or else the device's zone: "Nov 21, 2026". */
export function calendarDate(moment: Date, language: Language, timeZone?: string): string {
  return dateFormat(language, timeZone).format(moment);
}

/**
 * The full date and time, in `timeZone` or else the device's zone: "21 Nov 2026, 10:04", with the
 * zone where it differs from the device's: "21 Nov 2026, 10:04 GMT+1".
 */
export function exactTime(moment: Date, language: Language, timeZone?: string): string {
  return withZone(exactTimeAlone(moment, language, timeZone), moment, language, timeZone);
}

/** The same without the zone, which is said elsewhere. */
export function exactTimeAlone(moment: Date, language: Language, timeZone?: string): string {
  return exactFormat(language, timeZone).format(moment);
}

/** The time of day, with the zone like `exactTime`: "10:04". */
export function clockTime(moment: Date, language: Language, timeZone?: string): string {
  return withZone(clockFormat(language, timeZone).format(moment), moment, language, timeZone);
}

/**
 * The times of day of two moments of the same day: "10:04 – 11:30 AM"; one if they are equal. With
 * the zone like `exactTime`.
 */
export function clockRange(from: Date, until: Date, language: Language, timeZone?: string): string {
  return withZone(clockRangeAlone(from, until, language, timeZone), until, language, timeZone);
}

/** The same without the zone, which is said elsewhere. */
export function clockRangeAlone(
  from: Date,
  until: Date,
  language: Language,
  timeZone?: string,
): string {
  return clockFormat(language, timeZone).formatRange(from, until);
}

/** A time in the next days, without the zone: "Tomorrow 9:30 AM", "Thu 10:00 AM". */
export function soonTime(moment: Date, now: Date, language: Language, timeZone?: string): string {
  const days = daysBetween(now, moment, timeZone);
  const day =
    days < 2
      ? relativeFormat(language).format(days, "day")
      : weekdayFormat(language, timeZone).format(moment);
  return capitalized(`${day} ${shortClockFormat(language, timeZone).format(moment)}`, language);
}

function withZone(text: string, moment: Date, language: Language, timeZone?: string): string {
  const zone = zoneToSay(moment, language, timeZone);
  return zone === null ? text : `${text}\u{a0}${zone}`;
}

const hour = 3600;

/** The number of midnights between two moments. */
function daysBetween(earlier: Date, later: Date, timeZone: string | undefined): number {
  const [from, to] = [earlier, later].map((moment) => {
    const parts = dayFormat("en", timeZone).formatToParts(moment);
    const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
    return Date.UTC(part("year"), part("month") - 1, part("day"));
  });
  return Math.round(((to ?? 0) - (from ?? 0)) / (24 * hour * 1000));
}

// Constructing a format costs about 100 times as much as using it, and lists use it in every row.
const relativeFormat = oncePerLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
);
const dayFormat = oncePerLanguage(
  inZone({ year: "numeric", month: "numeric", day: "numeric", calendar: "gregory" }),
);
const dateFormat = oncePerLanguage(inZone({ dateStyle: "medium" }));
const exactFormat = oncePerLanguage(inZone({ dateStyle: "medium", timeStyle: "short" }));
const weekdayFormat = oncePerLanguage(inZone({ weekday: "short" }));
const shortClockFormat = oncePerLanguage(inZone({ hour: "numeric", minute: "2-digit" }));
const clockFormat = oncePerLanguage(inZone({ timeStyle: "short" }));

function inZone(style: Intl.DateTimeFormatOptions) {
  return (language: Language, timeZone: string | undefined) => {
    try {
      return new Intl.DateTimeFormat(language, { ...style, timeZone });
    } catch {
      // The profile's time zone may be unknown to this browser.
      return new Intl.DateTimeFormat(language, style);
    }
  };
}

function oncePerLanguage<Format>(
  make: (language: Language, timeZone: string | undefined) => Format,
): (language: Language, timeZone?: string) => Format {
  const made = new Map<string, Format>();
  return (language, timeZone) => {
    const key = `${language} ${timeZone ?? ""}`;
    const format = made.get(key) ?? make(language, timeZone);
    made.set(key, format);
    return format;
  };
}
