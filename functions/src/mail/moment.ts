import type { Language } from "@salvia/domain/shared/language";

import { knownTimeZone } from "../knownTimeZone.ts";

/** A moment as the reader of a mail would write it, with the time zone it is told in. */
export function moment(at: Date, timezone: string, language: Language): string {
  const timeZone = knownTimeZone(timezone);
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
  return `${time} (${timeZone.replaceAll("_", " ")})`;
}
