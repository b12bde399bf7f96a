import type { Language } from "@salvia/domain/shared/language";

/** A time zone as people look for it. */
export type TimeZone = {
  /** Its IANA name, such as `America/New_York`. */
  name: string;
  /** What it is called after, such as `New York`. */
  city: string;
  /** How far it is from UTC at a moment, such as `GMT-5`; '' where this browser has no rules of it. */
  offset: string;
};

/**
 * The time zones that this browser knows, by name, and UTC, and one more that a profile may have
 * from elsewhere.
 *
 * @param now the moment whose offsets are told: they change with the season
 */
export function timeZones(language: Language, now: Date, alsoThis: string): readonly TimeZone[] {
  const names = new Set(["UTC", alsoThis, ...Intl.supportedValuesOf("timeZone")]);
  return [...names].toSorted().map((name) => zoneOf(name, language, now));
}

/** The time zone this device is set to. */
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
