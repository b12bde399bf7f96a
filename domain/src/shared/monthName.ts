import type { Language } from "./language.ts";

/** Formats a month such as `2026-11`: "Nov", or "November 2026". */
export function monthName(month: string, language: Language, style: "short" | "long"): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  // Months are in UTC; in a time zone west of it, the first of a month would show as the month
  // before.
  const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC", ...year });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
