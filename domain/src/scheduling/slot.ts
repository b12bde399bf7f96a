import { DateTime, IANAZone } from "luxon";
import * as z from "zod/mini";

import { appointmentMinutes, isOnGrid } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";

const minute = 60_000;

/**
 * A clinician's taken half hour, stored in `slots/{clinicianId_minutes}` while a confirmed
 * appointment starts then. Its unique id prevents two appointments at the same time. It does not
 * name the patient, because the clinician's other patients can read it.
 */
export const slotSchema = z.strictObject({
  clinicianId: z.string().check(z.regex(patterns.id)),
  appointmentId: z.string().check(z.regex(patterns.id)),
  startsAt: z.date().check(z.refine(isOnGrid)),
});

export type Slot = z.infer<typeof slotSchema>;

/** The id of a clinician's half hour: the clinician's id and the start in minutes since 1970. */
export function slotId(clinicianId: string, startsAt: Date): string {
  return `${clinicianId}_${startsAt.getTime() / minute}`;
}

/** When appointments are offered: whole hours, Monday to Friday, in the clinician's time zone. */
export const workingHours = { weekdays: [1, 2, 3, 4, 5], from: 9, until: 17 } as const;

/** How many days ahead free times are offered. */
export const freeSlotDays = 28;

/**
 * The next free times of a clinician, on the grid and within working hours.
 *
 * @param after the earliest time, such as now; exclusive
 * @param taken the starts of taken slots
 * @param timezone the clinician's IANA time zone; an unknown one is read as UTC
 * @param count the maximum number of times
 * @param days the number of calendar days to search, starting with that of `after`
 */
export function freeSlots({
  after,
  taken,
  timezone,
  count,
  days = freeSlotDays,
}: {
  after: Date;
  taken: readonly Date[];
  timezone: string;
  count: number;
  days?: number;
}): Date[] {
  const zone = IANAZone.isValidZone(timezone) ? timezone : "utc";
  const today = DateTime.fromJSDate(after, { zone }).startOf("day");
  const times = new Set(taken.map((time) => time.getTime()));
  const free: Date[] = [];
  for (let day = 0; day < days && free.length < count; day += 1) {
    const open = slotsOfDay(today.plus({ days: day })).filter(
      (start) => start > after.getTime() && !times.has(start),
    );
    free.push(...open.slice(0, count - free.length).map((start) => new Date(start)));
  }
  return free;
}

/** The possible starts on a day, in milliseconds since 1970. */
function slotsOfDay(day: DateTime): number[] {
  if (!workingHours.weekdays.some((weekday) => weekday === day.weekday)) return [];
  const length = appointmentMinutes * minute;
  // Sets the hour instead of adding hours, so that days of 23 and 25 hours follow local time.
  // Rounds up to the UTC grid, because some zones are not offset by whole half hours.
  const first = Math.ceil(day.set({ hour: workingHours.from }).toMillis() / length) * length;
  const close = day.set({ hour: workingHours.until }).toMillis();
  const count = Math.max(0, Math.floor((close - first) / length));
  return Array.from({ length: count }, (_, index) => first + index * length);
}
