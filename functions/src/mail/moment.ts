import type { Language } from "@salvia/domain/languages";

/** A moment as the reader of a mail would write it, with the time zone it is told in. */
export function moment(at: Date, timezone: string, language: Language): string {
  const timeZone = known(timezone) ? timezone : "UTC";
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
  return `${time} (${timeZone.replaceAll("_", " ")})`;
}

/** Whether this machine has the rules of a time zone; a profile may name one it has not. */
function known(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
