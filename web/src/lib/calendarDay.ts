import type { Language } from "@salvia/domain/languages";

/**
 * The day of the calendar at a moment, such as 2026-11-22.
 *
 * @param timeZone an IANA name; the device's where it is undefined, or unknown to this browser
 */
export function dayAt(moment: Date, timeZone: string | undefined): string {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

/** How many days one day of the calendar is after another; below zero where it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** A day as people write it: "Mon, Nov 23", with the year where it is another than now. */
export function dayInWords(day: string, today: string, language: Language): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(!sameYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(midnight(day));
}

const dayMs = 24 * 60 * 60 * 1000;

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const options = { ...parts, calendar: "gregory", numberingSystem: "latn" };
  try {
    return new Intl.DateTimeFormat("en", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en", options);
  }
}
