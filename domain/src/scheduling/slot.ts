import { DateTime, IANAZone } from "luxon";
import * as z from "zod/mini";

import { appointmentMinutes, isOnGrid } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";

const minute = 60_000;

/**
 * A clinician's half hour that is taken, stored in `slots/{clinicianId_minutes}` as long as a
 * confirmed appointment begins then. Its id is what keeps two appointments from sharing it; it says
 * nothing of whose it is, since the clinician's other patients see it.
 */
export const slotSchema = z.strictObject({
  clinicianId: z.string().check(z.regex(patterns.id)),
  appointmentId: z.string().check(z.regex(patterns.id)),
  startsAt: z.date().check(z.refine(isOnGrid)),
});

export type Slot = z.infer<typeof slotSchema>;

/** The id of a clinician's half hour: theirs, and the minutes since 1970 at which it begins. */
export function slotId(clinicianId: string, startsAt: Date): string {
  return `${clinicianId}_${startsAt.getTime() / minute}`;
}

/** When appointments are offered: whole hours of Monday to Friday, in the clinician's time zone. */
export const workingHours = { weekdays: [1, 2, 3, 4, 5], from: 9, until: 17 } as const;

/** How far ahead free times are looked for, and offered. */
export const freeSlotDays = 28;

/**
 * The next times that a clinician has free, on the grid, within their working hours.
 *
 * @param after a time before all of them, such as now
 * @param taken the starts of what is taken
 * @param timezone the clinician's, an IANA name; an unknown one is read as UTC
 * @param count how many at most
 * @param days how many calendar days to look at, from that of `after` on
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

/** When appointments may begin on a day, in milliseconds since 1970. */
function slotsOfDay(day: DateTime): number[] {
  if (!workingHours.weekdays.some((weekday) => weekday === day.weekday)) return [];
  const length = appointmentMinutes * minute;
  // Set, not added: on the days of 23 and 25 hours the clock on the wall counts. And not all zones
  // are whole half hours away from the grid, which is that of UTC.
  const first = Math.ceil(day.set({ hour: workingHours.from }).toMillis() / length) * length;
  const close = day.set({ hour: workingHours.until }).toMillis();
  const count = Math.max(0, Math.floor((close - first) / length));
  return Array.from({ length: count }, (_, index) => first + index * length);
}
