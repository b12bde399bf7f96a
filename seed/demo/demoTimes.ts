import type { Random } from "../random.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;

/**
 * A moment about `daysAgo` days before `now`, at a plausible hour: mostly around eleven and five,
 * rarely in the evening, and one in four at weekends. Never later than `now`.
 */
export function workingMoment(random: Random, now: Date, daysAgo: number): Date {
  const date = new Date(now.getTime() - daysAgo * day);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  if (isWeekend && !random.chance(0.25)) {
    return workingMoment(random, now, daysAgo + random.int(1, 5));
  }

  const hourOfDay = Number(random.weighted(hours));
  date.setUTCHours(hourOfDay, random.int(0, 59), random.int(0, 59), 0);
  return date.getTime() < now.getTime() ? date : workingMoment(random, now, daysAgo + 1);
}

/**
 * A working-hours moment after `after` and not after `now`; if there is none, one soon after
 * `after`.
 */
export function laterMoment(random: Random, after: Date, now: Date, withinDays: number): Date {
  const aim = new Date(Math.min(after.getTime() + withinDays * day, now.getTime()));
  const moment = workingMoment(random, aim, 0);
  if (moment.getTime() > after.getTime()) return moment;
  const gap = now.getTime() - after.getTime();
  return new Date(after.getTime() + Math.min(random.int(5, 50) * minute, Math.floor(gap / 2)));
}

/** Weights of the hours in UTC, for a business in a time zone near Madrid's. */
const hours = {
  "7": 3,
  "8": 8,
  "9": 11,
  "10": 13,
  "11": 11,
  "12": 7,
  "13": 5,
  "14": 8,
  "15": 10,
  "16": 11,
  "17": 8,
  "18": 4,
  "19": 2,
  "20": 1,
};
