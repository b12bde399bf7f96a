import type { Language } from "@salvia/domain/shared/language";

/**
 * The zone of a shown time, such as "GMT+1", if it needs one: another clock that the reader may
 * have in mind shows another time at that moment. Null where the clocks agree, so that most readers
 * never see a zone.
 *
 * @param zone the zone that the time is shown in
 * @param others zones that matter besides the device's, such as that of a practice; null if unknown
 */
export function zoneToSay(
  moment: Date,
  language: Language,
  zone: string | undefined,
  others: readonly (string | null | undefined)[] = [],
): string | null {
  const shown = minutesOf(moment, zone) ?? deviceMinutesOf(moment);
  const clocks = others.map((other) => minutesOf(moment, other)).filter((other) => other !== null);
  return [deviceMinutesOf(moment), ...clocks].every((minutes) => minutes === shown)
    ? null
    : zoneName(moment, language, zone);
}

/**
 * A zone at a moment: "GMT+1"; that of the device if `zone` is not known. Emails and the profile name
 * zones by their offset, too: their other names differ from language to language.
 */
export function zoneName(moment: Date, language: Language, zone: string | undefined): string {
  const format =
    formatOf(language, zone, "shortOffset") ??
    new Intl.DateTimeFormat(language, { timeZoneName: "shortOffset" });
  return nameIn(format, moment);
}

/** Minutes that a zone is ahead of UTC at a moment; null if there is none or it is not known. */
function minutesOf(moment: Date, zone: string | null | undefined): number | null {
  const format = zone == null ? null : formatOf("en", zone, "longOffset");
  if (format === null) return null;
  const [, sign = "", hours = "0", minutes = "0"] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(nameIn(format, moment)) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

// Read from the date, because a laptop can travel while the page is open.
function deviceMinutesOf(moment: Date): number {
  return -moment.getTimezoneOffset();
}

function nameIn(format: Intl.DateTimeFormat, moment: Date): string {
  const parts = format.formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

// Creating a format costs a hundred times as much as using it, and lists use one in every row.
const made = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that this browser does not know. */
function formatOf(
  language: Language,
  timeZone: string | undefined,
  timeZoneName: "shortOffset" | "longOffset",
): Intl.DateTimeFormat | null {
  if (timeZone === undefined) return null;
  const key = `${language} ${timeZone} ${timeZoneName}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = create(language, { timeZone, timeZoneName });
  made.set(key, format);
  return format;
}

function create(language: Language, style: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(language, style);
  } catch {
    return null;
  }
}
