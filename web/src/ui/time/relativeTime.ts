import type { Language } from "@salvia/domain/shared/language";

/**
 * How long ago a moment was: "5 minutes ago", "yesterday", then the date.
 *
 * @param now if this clock is behind the server's, the result is "now" rather than a future time
 */
export function relativeTime(moment: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const format = relativeFormat(language);
  if (seconds < 45) return format.format(0, "second");
  if (seconds < 45 * 60) return format.format(-Math.max(1, Math.round(seconds / 60)), "minute");
  const days = daysBetween(moment, now);
  if (days === 0 || seconds < 5 * hour) return format.format(-Math.round(seconds / hour), "hour");
  if (days < 7) return format.format(-days, "day");
  return calendarDate(moment, language);
}

/** The date without the time, in `timeZone` or else the device's zone: "Nov 21, 2026". */
export function calendarDate(moment: Date, language: Language, timeZone?: string): string {
  return dateFormat(language, timeZone).format(moment);
}

/** The full date and time, in `timeZone` or else the device's zone: "21 Nov 2026, 10:04". */
export function exactTime(moment: Date, language: Language, timeZone?: string): string {
  return exactFormat(language, timeZone).format(moment);
}

/** The times of day of two moments of the same day: "10:04 – 11:30 AM"; one if they are equal. */
export function clockRange(
  from: Date,
  until: Date,
  language: Language,
  timeZone: string | undefined,
): string {
  return clockFormat(language, timeZone).formatRange(from, until);
}

const hour = 3600;

/** The number of midnights between two moments, in the reader's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const from = new Date(earlier.getFullYear(), earlier.getMonth(), earlier.getDate());
  const to = new Date(later.getFullYear(), later.getMonth(), later.getDate());
  return Math.round((to.getTime() - from.getTime()) / (24 * hour * 1000));
}

// Constructing a format costs about 100 times as much as using it, and lists use it in every row.
const relativeFormat = oncePerLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
);
const dateFormat = oncePerLanguage(inZone({ dateStyle: "medium" }));
const exactFormat = oncePerLanguage(inZone({ dateStyle: "medium", timeStyle: "short" }));
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
