import type { Random } from "./random.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;

/**
 * A moment about so many days before `now`, at an hour people call and write: most around eleven and
 * five, few in the evening, and at weekends one in four. Never later than `now`.
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

/** A working moment after another and not after `now`; where none is left, one soon after it. */
export function laterMoment(random: Random, after: Date, now: Date, withinDays: number): Date {
  const aim = new Date(Math.min(after.getTime() + withinDays * day, now.getTime()));
  const moment = workingMoment(random, aim, 0);
  if (moment.getTime() > after.getTime()) return moment;
  const gap = now.getTime() - after.getTime();
  return new Date(after.getTime() + Math.min(random.int(5, 50) * minute, Math.floor(gap / 2)));
}

/** Hours of the day in UTC, for a business around the meridian of Madrid. */
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
