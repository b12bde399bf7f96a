import type { Period } from "@salvia/domain/assistant/conversationContext";

/** Midnights in UTC, which stand for calendar days. */
type Days = readonly [from: Date, until: Date];

/** The days that a question names, given the day on which it is asked. */
export type NamedDays = (today: Date) => Days;

/** The period of a question asked on the calendar day `today`. */
export function periodOf(
  days: NamedDays,
  hours: readonly [from: number, until: number] | null,
  today: string,
): Period {
  const [from, until] = days(new Date(`${today}T00:00:00Z`)).map((day) =>
    day.toISOString().slice(0, 10),
  );
  const part =
    hours === null ? null : { from: Math.round(hours[0] * 60), until: Math.round(hours[1] * 60) };
  return { from: from ?? "", until: until ?? "", part };
}

/** A day of the calendar; days and months beyond the end continue in the next month and year. */
function dayOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function plusDays(day: Date, days: number): Date {
  return dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate() + days);
}

/** The number of a weekday; 1 is Monday. */
function weekdayOf(day: Date): number {
  return day.getUTCDay() || 7;
}

function single(day: Date): Days {
  return [day, day];
}

function calendarMonth(year: number, month: number): Days {
  return [dayOf(year, month, 1), dayOf(year, month + 1, 0)];
}

/** So many days from today. */
export function inDays(days: number): NamedDays {
  return (today) => single(plusDays(today, days));
}

/** A weekday of the next seven days, including today; 1 is Monday. */
export function weekday(number: number): NamedDays {
  return (today) => single(plusDays(today, (number - weekdayOf(today) + 7) % 7));
}

/** A weekday after today. */
export function nextWeekday(number: number): NamedDays {
  return (today) => single(plusDays(today, (number - weekdayOf(today) + 7) % 7 || 7));
}

/** A week after the next such weekday: “Thursday week”. */
export function weekdayAfterNext(number: number): NamedDays {
  return (today) => single(plusDays(nextWeekday(number)(today)[0], 7));
}

/** A weekday of the next calendar week. */
export function weekdayOfNextWeek(number: number): NamedDays {
  return (today) => single(plusDays(week(1)(today)[0], number - 1));
}

/** A weekday before today. */
export function lastWeekday(number: number): NamedDays {
  return (today) => single(plusDays(today, -((weekdayOf(today) - number + 7) % 7 || 7)));
}

/** A date of this year, or of the next if it has passed. */
export function date(month: number, day: number): NamedDays {
  return (today) => {
    const year = today.getUTCFullYear();
    return single(dayOf(dayOf(year, month, day) < today ? year + 1 : year, month, day));
  };
}

/** The next day with this number: February has no 30th. */
export function dayOfMonth(day: number): NamedDays {
  return (today) => {
    const year = today.getUTCFullYear();
    let month = today.getUTCMonth() + (day < today.getUTCDate() ? 2 : 1);
    while (new Date(Date.UTC(year, month, 0)).getUTCDate() < day) month += 1;
    return single(dayOf(year, month, day));
  };
}

/** A calendar week, from Monday: 0 is this one. */
export function week(weeks: number): NamedDays {
  return (today) => {
    const monday = plusDays(today, 1 - weekdayOf(today) + 7 * weeks);
    return [monday, plusDays(monday, 6)];
  };
}

/** The latest month with this number. */
export function lastMonth(month: number): NamedDays {
  return (today) => {
    const isOver = month <= today.getUTCMonth() + 1;
    return calendarMonth(today.getUTCFullYear() - (isOver ? 0 : 1), month);
  };
}

/** The calendar month of today. */
export const thisMonth: NamedDays = (today) =>
  calendarMonth(today.getUTCFullYear(), today.getUTCMonth() + 1);

/** The calendar month before that of today. */
export const monthBefore: NamedDays = (today) =>
  calendarMonth(today.getUTCFullYear(), today.getUTCMonth());

/** The Saturday and the Sunday of the current week. */
export const weekend: NamedDays = (today) => {
  const saturday = plusDays(today, 6 - weekdayOf(today));
  return [saturday, plusDays(saturday, 1)];
};

/** This week from Monday; on a Sunday the seven days that begin today. */
export const thisWeek: NamedDays = (today) =>
  weekdayOf(today) === 7 ? [today, plusDays(today, 6)] : week(0)(today);

/** The days from today until a weekday. */
export function untilWeekday(number: number): NamedDays {
  return (today) => [today, weekday(number)(today)[1]];
}

/** The latest months up to today. */
export function monthsBack(months: number): NamedDays {
  return (today) => {
    const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1 - months];
    // A shorter month has no 31st.
    const [, lastDay] = calendarMonth(year, month);
    return [dayOf(year, month, Math.min(today.getUTCDate(), lastDay.getUTCDate())), today];
  };
}

/** From the first day of the latest month with this number to today. */
export function sinceMonth(month: number): NamedDays {
  return (today) => [lastMonth(month)(today)[0], today];
}
