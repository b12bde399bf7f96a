import { weekdays, type Weekday } from "@salvia/domain/scheduling/availability";
import type { Language } from "@salvia/domain/shared/language";

import { capitalized } from "../capitalized.ts";

/** A weekday's name, with a capital first letter: "Lundi". */
export function weekdayName(weekday: Weekday, language: Language): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(day);
  return capitalized(name, language);
}
