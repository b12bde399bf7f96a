import type { Language } from "@salvia/domain/shared/language";

import { capitalized } from "../../lib/capitalized.ts";

/** The local time, where `zoneToSay` is shown beside it: "10:30 AM". */
export function timeText(moment: Date, language: Language, zone: string): string {
  return format(language, zone, "time").format(moment);
}

/** The time with its zone, for repeated hours and for users in other zones: "1:30 AM GMT-5". */
export function zonedTimeText(moment: Date, language: Language, zone: string): string {
  return format(language, zone, "zonedTime").format(moment);
}

/** A time range, where `zoneToSay` is shown beside it: "6:00 – 6:30 AM". */
export function hoursText(from: Date, until: Date, language: Language, zone: string): string {
  return format(language, zone, "time").formatRange(from, until);
}

/** A time range with its zone: "6:00 – 6:30 AM GMT+1". */
export function rangeText(from: Date, until: Date, language: Language, zone: string): string {
  return format(language, zone, "zonedTime").formatRange(from, until);
}

/** A full day: "Tuesday, November 24". */
export function dayText(moment: Date, language: Language, zone: string): string {
  return format(language, zone, "day").format(moment);
}

/** The full day as a title, with a capital first letter: "Martes, 24 de noviembre". */
export function dayTitle(moment: Date, language: Language, zone: string): string {
  return capitalized(dayText(moment, language, zone), language);
}

/** The full day as a title, with its year unless that is the current one. */
export function datedTitle(moment: Date, now: Date, language: Language, zone: string): string {
  const year = format(language, zone, "year");
  if (year.format(moment) === year.format(now)) return dayTitle(moment, language, zone);
  return capitalized(format(language, zone, "dayOfYear").format(moment), language);
}

/** A day without its weekday: "Nov 24". */
export function dateText(moment: Date, language: Language, zone: string): string {
  return format(language, zone, "date").format(moment);
}

/** A day as a column header: "Tue 24", in this order, which English would reverse. */
export function shortDayText(moment: Date, language: Language, zone: string): string {
  const parts = [format(language, zone, "weekday"), format(language, zone, "dayOfMonth")];
  return parts.map((part) => part.format(moment)).join(" ");
}

/** The range of days shown in a calendar: "Nov 23 – 29, 2026". */
export function spanText(first: Date, last: Date, language: Language, zone: string): string {
  return format(language, zone, "span").formatRange(first, last);
}

/** The time until a moment: "in 12 minutes", "in 3 hours"; short, "in 12 min." */
export function waitText(
  moment: Date,
  now: Date,
  language: Language,
  style: "long" | "short" = "long",
): string {
  const minutes = Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
  const relative = new Intl.RelativeTimeFormat(language, { style });
  if (minutes < 90) return relative.format(minutes, "minute");
  if (minutes < 36 * 60) return relative.format(Math.round(minutes / 60), "hour");
  return relative.format(Math.round(minutes / (24 * 60)), "day");
}

const styles = {
  time: { hour: "numeric", minute: "2-digit" },
  zonedTime: { hour: "numeric", minute: "2-digit", timeZoneName: "shortOffset" },
  day: { weekday: "long", day: "numeric", month: "long" },
  dayOfYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  year: { year: "numeric" },
  weekday: { weekday: "short" },
  date: { day: "numeric", month: "short" },
  dayOfMonth: { day: "numeric" },
  span: { day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Creating a format costs a hundred times as much as using it, and every calendar cell uses one.
const made = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, timeZone: string, style: keyof typeof styles) {
  const key = `${language} ${timeZone} ${style}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { ...styles[style], timeZone });
  made.set(key, known);
  return known;
}
