/** An appointment as a calendar shows it. It never names a patient, a reason or a specialty. */
export type CalendarEvent = {
  /** The same for every revision. */
  uid: string;
  /** Rises with every revision. */
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  startsAt: Date;
  endsAt: Date;
  /** When this revision was made. */
  changedAt: Date;
  summary: string;
  location: string;
  link: string;
};

/** Whose calendar it is: calendars show a cancellation only if it comes from the organizer. */
export type Organizer = { name: string; email: string };

/**
 * An iCalendar file (RFC 5545) with one event. Times are in UTC, which needs no rules for daylight
 * saving; each calendar shows them in its owner's time zone.
 */
export function calendarFile(event: CalendarEvent, organizer: Organizer): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(organizer.name)}//Appointments//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${methodOf(event)}`,
    ...eventLines(event, organizer),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** How often calendar programs that follow a feed are asked to read it, as a duration. */
const refreshed = "PT3H";

/**
 * An iCalendar file with any number of events, for calendar programs that read it again and again.
 * An event that is no longer in it disappears from the calendar.
 *
 * @param name of the calendar
 */
export function calendarFeedFile(
  name: string,
  events: readonly CalendarEvent[],
  organizer: Organizer,
): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(organizer.name)}//Appointments//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // RFC 7986, and what programs used before it.
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshed}`,
    `X-PUBLISHED-TTL:${refreshed}`,
    ...events.flatMap((event) => eventLines(event, organizer)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** The method of RFC 5546, which the attachment's type repeats. No reply is asked for. */
export function methodOf({ status }: Pick<CalendarEvent, "status">): "PUBLISH" | "CANCEL" {
  return status === "CANCELLED" ? "CANCEL" : "PUBLISH";
}

function eventLines(event: CalendarEvent, organizer: Organizer): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    // From the change and not from the clock, so that a repeated event makes the same file.
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `URL:${event.link}`,
    `STATUS:${event.status}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}

/** A moment such as `20261124T100000Z`. */
function utc(time: Date): string {
  return time.toISOString().replace(/\.\d+|[-:]/g, "");
}

/** A value of the type TEXT. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** The most bytes of a line, without its end. */
const lineBytes = 75;

/** Continues a long line on the next ones, each after a space, without splitting a character. */
function folded(line: string): string {
  let [result, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      result += "\r\n ";
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
