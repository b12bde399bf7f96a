import type { Language } from "./language.ts";

/** A month such as `2026-11` in words: "Nov", or "November 2026". */
export function monthName(month: string, language: Language, style: "short" | "long"): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  // Months are those of UTC; in a zone west of it the first of a month is still the month before.
  const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC", ...year });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
