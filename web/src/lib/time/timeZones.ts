import type { Language } from "@salvia/domain/shared/language";

export type TimeZone = {
  /** Its IANA name, such as `America/New_York`. */
  name: string;
  /** The city it is named after, such as `New York`. */
  city: string;
  /**
   * Its offset from UTC at a moment, such as `GMT-5`; '' if this browser does not know the zone.
   */
  offset: string;
};

/**
 * The time zones that this browser knows, sorted by name, plus UTC and `alsoThis`, the zone of a
 * profile.
 *
 * @param now the moment of the offsets, which change with the season
 */
export function timeZones(language: Language, now: Date, alsoThis: string): readonly TimeZone[] {
  const names = new Set(["UTC", alsoThis, ...Intl.supportedValuesOf("timeZone")]);
  return [...names].toSorted().map((name) => zoneOf(name, language, now));
}

export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function zoneOf(name: string, language: Language, now: Date): TimeZone {
  const city = name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
  return { name, city, offset: offsetOf(name, language, now) };
}

function offsetOf(timeZone: string, language: Language, now: Date): string {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortOffset" });
    const parts = format.formatToParts(now);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}
