import { DateTime, IANAZone } from "luxon";

import { isOnGrid, type AppointmentMode } from "./appointment.ts";
import { weekdays, type Availability } from "./availability.ts";

const minute = 60_000;

/** Hours and appointments begin and end on quarters of an hour. */
const quarter = 15 * minute;

/** A time that a clinician has already given away. */
export type TakenTime = { startsAt: Date; endsAt: Date };

/** How many days ahead free times are offered. */
export const freeTimeDays = 28;

/**
 * The next free times of a clinician: starts of appointments of the given length that lie within
 * working hours and overlap no absence, taken time or its buffer. They follow each other without
 * gaps, counted from the beginning of each free stretch, so that bookings leave no useless rest.
 *
 * @param after the earliest time, such as now; exclusive
 * @param minutes the length of the appointment
 * @param count the maximum number of times
 * @param days the number of calendar days to search, starting with that of `after`
 */
export function freeTimes({
  after,
  taken,
  availability,
  mode,
  minutes,
  count,
  days = freeTimeDays,
}: {
  after: Date;
  taken: readonly TakenTime[];
  availability: Availability;
  mode: AppointmentMode;
  minutes: number;
  count: number;
  days?: number;
}): Date[] {
  const { timezone, modes } = availability;
  const zone = IANAZone.isValidZone(timezone) ? timezone : "utc";
  const today = DateTime.fromJSDate(after, { zone });
  const buffer = modes[mode].bufferMinutes * minute;
  const length = minutes * minute;
  const step = Math.ceil((length + buffer) / quarter) * quarter;
  const free: Date[] = [];
  for (let day = 0; day < days && free.length < count; day += 1) {
    const open = quartersOf(today.plus({ days: day }).startOf("day"))
      .filter((each) => isWorked(each, availability, mode))
      .map(({ start }) => start)
      .filter((start) => !overlapsAny(start, taken, buffer));
    const starts = stretchesOf(open)
      .flatMap((stretch) => startsIn(stretch, length, step))
      .filter((start) => start > after.getTime());
    free.push(...starts.slice(0, count - free.length).map((start) => new Date(start)));
  }
  return free;
}

/** A quarter of an hour: its start, its day, and its local time in minutes after midnight. */
type Quarter = { start: number; day: DateTime; wallMinutes: number };

/**
 * The quarters of a day. An hour that the clocks skip has none; an hour that they repeat has eight.
 */
function quartersOf(day: DateTime): Quarter[] {
  const first = Math.ceil(day.toMillis() / quarter) * quarter;
  const end = day.plus({ days: 1 }).startOf("day").toMillis();
  const isUsual = end - day.toMillis() === 24 * 60 * minute;
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / quarter)) }, (_, index) => {
    const start = first + index * quarter;
    // Asking for the local time is slow, and only necessary on a day with a change of clocks.
    if (isUsual) return { start, day, wallMinutes: (start - day.toMillis()) / minute };
    const local = DateTime.fromMillis(start, { zone: day.zone });
    return { start, day, wallMinutes: local.hour * 60 + local.minute };
  });
}

/** Whether the clinician works in this quarter and takes appointments of this kind. */
function isWorked(
  { day, wallMinutes }: Quarter,
  { hours, absences }: Availability,
  mode: AppointmentMode,
): boolean {
  const weekday = weekdays[day.weekday - 1] ?? "monday";
  const date = day.toISODate() ?? "";
  const isIn = ({ from, until }: { from: number; until: number }) =>
    from < wallMinutes + quarter / minute && wallMinutes < until;
  return (
    hours[weekday].some(
      ({ from, until, modes }) =>
        modes.includes(mode) && from <= wallMinutes && wallMinutes + quarter / minute <= until,
    ) &&
    !absences.some(
      (absence) =>
        absence.from <= date &&
        date <= absence.until &&
        (absence.hours === null || isIn(absence.hours)),
    )
  );
}

function overlapsAny(start: number, taken: readonly TakenTime[], buffer: number): boolean {
  return taken.some(
    ({ startsAt, endsAt }) =>
      start < endsAt.getTime() + buffer && startsAt.getTime() - buffer < start + quarter,
  );
}

type Stretch = { from: number; until: number };

/** Merges quarters that follow each other. */
function stretchesOf(quarters: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const from of quarters) {
    const last = stretches.at(-1);
    if (last?.until === from) last.until = from + quarter;
    else stretches.push({ from, until: from + quarter });
  }
  return stretches;
}

function startsIn({ from, until }: Stretch, length: number, step: number): number[] {
  const first = [from, from + quarter].find((start) => isOnGrid(new Date(start))) ?? from;
  const count = Math.max(0, Math.floor((until - first - length) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step).filter((start) =>
    isOnGrid(new Date(start)),
  );
}
