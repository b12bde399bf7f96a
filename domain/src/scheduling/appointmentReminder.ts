import { DateTime } from "luxon";

import type { Appointment } from "./appointment.ts";
import { knownTimeZone } from "../shared/timeZone.ts";

/** The local hour from which a participant is reminded, on the day before the appointment. */
const morning = 8;

/** The local hour until which a reminder that was missed in the morning is still sent. */
const lastHour = 14;

/**
 * Whether a participant is to be reminded of an appointment now: in the morning of the day before,
 * in their own time zone. Not if it was made, confirmed or moved after that time, because they have
 * just had an email about it.
 *
 * @param timezone the participant's IANA time zone; an unknown one is read as UTC
 */
export function isReminderDue(
  { status, startsAt, updatedAt }: Pick<Appointment, "status" | "startsAt" | "updatedAt">,
  timezone: string,
  now: Date,
): boolean {
  if (status !== "confirmed") return false;
  const zone = knownTimeZone(timezone);
  const dayBefore = DateTime.fromJSDate(startsAt, { zone }).startOf("day").minus({ days: 1 });
  // Sets the hour instead of adding hours, so that days of 23 and 25 hours follow local time.
  const from = dayBefore.set({ hour: morning }).toJSDate();
  const until = dayBefore.set({ hour: lastHour }).toJSDate();
  return from <= now && now < until && updatedAt < from;
}

/** Between which times the appointments begin that anyone may be reminded of now. */
export function remindedSpan(now: Date): { from: Date; until: Date } {
  const hour = 60 * 60_000;
  // One hour more on each side, for nights on which clocks change.
  return {
    from: new Date(now.getTime() + (24 - lastHour - 1) * hour),
    until: new Date(now.getTime() + (48 - morning + 1) * hour),
  };
}
