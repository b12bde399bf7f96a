import type { Language } from "@salvia/domain/shared/language";

/** A formatted calendar day with its year, such as "Feb 29, 1984", independent of time zone. */
export function dateText(day: string, language: Language): string {
  const style = { dateStyle: "medium", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, style).format(Date.parse(`${day}T00:00:00Z`));
}
