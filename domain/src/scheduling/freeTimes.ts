import { DateTime } from "luxon";

import { gridMinutes, type Appointment, type AppointmentMode } from "./appointment.ts";
import { weekdays, type Availability } from "./availability.ts";
import { isInOneDay, type TakenTime } from "./takenTime.ts";
import { knownTimeZone } from "../shared/timeZone.ts";

const minute = 60_000;

/** Hours and appointments begin and end on quarters of an hour. */
const quarter = gridMinutes * minute;

type Search = {
  /** When the clinician is taken. */
  taken: readonly TakenTime[];
  /** When the patient has other appointments, which need no buffer. */
  patientTaken?: readonly TakenTime[];
  availability: Availability;
  mode: AppointmentMode;
  minutes: Appointment["minutes"];
};

/** How many days ahead free times are offered. */
export const freeTimeDays = 28;

/**
 * The next free times of a clinician: starts of appointments of the given length that lie within
 * working hours and overlap no absence, taken time or its buffer. They follow each other without
 * gaps, counted from the beginning of each free stretch, so that bookings leave no useless rest.
 *
 * @param after the earliest time, such as now; exclusive
 * @param count the maximum number of times
 * @param days the number of calendar days to search, starting with that of `after`
 * @param perDay the maximum number of times on each of them
 */
export function freeTimes({
  after,
  count,
  days = freeTimeDays,
  perDay = count,
  ...search
}: Search & { after: Date; count: number; days?: number; perDay?: number }): Date[] {
  const { availability, mode, minutes } = search;
  const today = DateTime.fromJSDate(after, { zone: knownTimeZone(availability.timezone) });
  const step = Math.ceil((minutes + availability.modes[mode].bufferMinutes) / gridMinutes);
  const free: Date[] = [];
  for (let day = 0; day < days && free.length < count; day += 1) {
    const starts = stretchesOf(today.plus({ days: day }).startOf("day"), search)
      .flatMap((stretch) => startsIn(stretch, minutes, step))
      .filter((start) => start > after);
    free.push(...starts.slice(0, Math.min(perDay, count - free.length)));
  }
  return free;
}

/** A time at which an appointment of these kinds can begin. */
export type FreeStart = { startsAt: Date; modes: AppointmentMode[] };

/** The next free times for some kinds of appointments, each of its usual length, by time. */
export function freeStarts({
  modes,
  ...search
}: Omit<Search, "mode" | "minutes"> & {
  modes: readonly AppointmentMode[];
  after: Date;
  count: number;
  days: number;
  perDay: number;
}): FreeStart[] {
  const ofModes = modes.map((mode) => {
    const { minutes } = search.availability.modes[mode];
    const times = (limits: object) =>
      freeTimes({ ...search, mode, minutes, ...limits }).map((start) => start.getTime());
    const all = new Set(times({ count: Number.POSITIVE_INFINITY, perDay: undefined }));
    return { mode, first: times({}), all };
  });
  return [...new Set(ofModes.flatMap(({ first }) => first))]
    .toSorted((a, b) => a - b)
    .slice(0, search.count)
    .map((time) => ({
      startsAt: new Date(time),
      modes: ofModes.filter(({ all }) => all.has(time)).map(({ mode }) => mode),
    }));
}

/**
 * Every time between two moments at which an appointment could begin: on each quarter of an hour,
 * and not only one after the other.
 */
export function bookableStarts({
  from,
  until,
  ...search
}: Search & { from: Date; until: Date }): Date[] {
  const zone = knownTimeZone(search.availability.timezone);
  const first = DateTime.fromJSDate(from, { zone }).startOf("day");
  const days = Math.ceil((until.getTime() - first.toMillis()) / (24 * 60 * minute)) + 1;
  const stretches = Array.from({ length: Math.max(0, days) }, (_, day) =>
    stretchesOf(first.plus({ days: day }).startOf("day"), search),
  ).flat();
  return joined(stretches)
    .flatMap((stretch) => startsIn(stretch, search.minutes, 1))
    .filter((start) => start >= from && start < until);
}

/** Whether a time lies within working hours for this kind of appointment, and in no absence. */
export function isInHours(
  { startsAt, endsAt }: TakenTime,
  availability: Availability,
  mode: AppointmentMode,
): boolean {
  const day = DateTime.fromJSDate(startsAt, { zone: knownTimeZone(availability.timezone) }).startOf(
    "day",
  );
  const search = { taken: [], availability, mode };
  const stretches = [day, day.plus({ days: 1 })].flatMap((each) => stretchesOf(each, search));
  return joined(stretches).some(
    ({ from, until }) => from <= startsAt.getTime() && endsAt.getTime() <= until,
  );
}

/** Whether a clinician is absent for a part of a time. */
export function isAbsentDuring(
  { startsAt, endsAt }: TakenTime,
  availability: Pick<Availability, "timezone" | "absences">,
): boolean {
  const first = Math.floor(startsAt.getTime() / quarter) * quarter;
  const count = Math.ceil((endsAt.getTime() - first) / quarter);
  return Array.from({ length: count }, (_, index) => first + index * quarter).some((start) => {
    const local = DateTime.fromMillis(start, { zone: knownTimeZone(availability.timezone) });
    return isAbsent(local.toISODate() ?? "", local.hour * 60 + local.minute, availability);
  });
}

/** A quarter of an hour: its start, and its local time in minutes after midnight. */
type Quarter = { start: number; wallMinutes: number };

/** The quarters of a day. An hour that the clocks skip has none; one that they repeat has eight. */
function quartersOf(day: DateTime): Quarter[] {
  const first = Math.ceil(day.toMillis() / quarter) * quarter;
  const end = day.plus({ days: 1 }).startOf("day").toMillis();
  const isUsual = end - day.toMillis() === 24 * 60 * minute;
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / quarter)) }, (_, index) => {
    const start = first + index * quarter;
    // Asking for the local time is slow, and only necessary on a day with a change of clocks.
    if (isUsual) return { start, wallMinutes: (start - day.toMillis()) / minute };
    const local = DateTime.fromMillis(start, { zone: day.zone });
    return { start, wallMinutes: local.hour * 60 + local.minute };
  });
}

/** A time without a break in which appointments can be booked, in milliseconds since 1970. */
type Stretch = { from: number; until: number };

/** The same stretches, with one where a stretch goes on after midnight. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { from, until } of stretches) {
    const last = all.at(-1);
    if (last?.until === from) last.until = until;
    else all.push({ from, until });
  }
  return all;
}

function stretchesOf(
  day: DateTime,
  { taken, patientTaken = [], availability, mode }: Omit<Search, "minutes">,
): Stretch[] {
  const weekday = weekdays[day.weekday - 1] ?? "monday";
  const date = day.toISODate() ?? "";
  const periods = availability.hours[weekday].filter(({ modes }) => modes.includes(mode));
  if (periods.length === 0) return [];
  const buffer = availability.modes[mode].bufferMinutes * minute;
  const stretches: Stretch[] = [];
  for (const { start, wallMinutes } of quartersOf(day)) {
    const end = start + quarter;
    const isWorked = periods.some(
      ({ from, until }) => from <= wallMinutes && wallMinutes + quarter / minute <= until,
    );
    const isTaken =
      taken.some(
        ({ startsAt, endsAt }) =>
          start < endsAt.getTime() + buffer && startsAt.getTime() - buffer < end,
      ) ||
      patientTaken.some(
        ({ startsAt, endsAt }) => start < endsAt.getTime() && startsAt.getTime() < end,
      );
    if (!isWorked || isTaken || isAbsent(date, wallMinutes, availability)) continue;
    const last = stretches.at(-1);
    if (last?.until === start) last.until = end;
    else stretches.push({ from: start, until: end });
  }
  return stretches;
}

/** Whether a clinician is absent in the quarter of an hour that begins at this local time. */
function isAbsent(
  date: string,
  wallMinutes: number,
  { absences }: Pick<Availability, "absences">,
): boolean {
  return absences.some(
    ({ from, until, hours }) =>
      from <= date &&
      date <= until &&
      (hours === null ||
        (hours.from < wallMinutes + quarter / minute && wallMinutes < hours.until)),
  );
}

/** The starts of appointments in a stretch, `step` quarters after each other. */
function startsIn({ from, until }: Stretch, minutes: Search["minutes"], step: number): Date[] {
  const last = until - minutes * minute;
  return Array.from(
    { length: Math.max(0, Math.floor((last - from) / (step * quarter)) + 1) },
    (_, index) => new Date(from + index * step * quarter),
  ).filter((startsAt) => isInOneDay({ startsAt, minutes }));
}
