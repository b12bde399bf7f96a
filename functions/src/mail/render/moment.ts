import type { Language } from "@salvia/domain/shared/language";

import { knownTimeZone } from "../../knownTimeZone.ts";

/** A moment in the reader's language and time zone, with the name of the zone. */
export function moment(at: Date, timezone: string, language: Language): string {
  const timeZone = knownTimeZone(timezone);
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
  return `${time} (${timeZone.replaceAll("_", " ")})`;
}
