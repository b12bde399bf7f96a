import { addDays, isDay, weekOf, type Day } from "../../lib/calendarDay.ts";

export const calendarViews = ["day", "week", "agenda"] as const;

export type CalendarView = (typeof calendarViews)[number];

/** What a calendar shows: a view, and a day in it. */
export type CalendarPlace = { view: CalendarView; day: Day };

/** How many days an agenda lists. */
const agendaDays = 14;

/** What the address asks for; today's week where it does not say, or says what cannot be. */
export function calendarPlaceFromUrl(query: URLSearchParams, today: Day): CalendarPlace {
  const day = query.get("date") ?? "";
  return {
    view: calendarViews.find((view) => view === query.get("view")) ?? "week",
    day: isDay(day) ? day : today,
  };
}

/** The address that asks for it. */
export function queryOfCalendar({ view, day }: CalendarPlace): URLSearchParams {
  return new URLSearchParams({ view, date: day });
}

/** The days that are shown. */
export function daysShown({ view, day }: CalendarPlace): readonly Day[] {
  if (view === "day") return [day];
  if (view === "week") return weekOf(day);
  return Array.from({ length: agendaDays }, (_, index) => addDays(day, index));
}

/** The same view, so many pages on or back. */
export function turned({ view, day }: CalendarPlace, pages: number): CalendarPlace {
  const length = { day: 1, week: 7, agenda: agendaDays }[view];
  return { view, day: addDays(day, pages * length) };
}
