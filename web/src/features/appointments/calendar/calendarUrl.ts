import { addDays, isDay, weekOf, type Day } from "../../../lib/time/calendarDay.ts";

export const calendarViews = ["day", "week", "agenda"] as const;

export type CalendarView = (typeof calendarViews)[number];

export type CalendarPlace = { view: CalendarView; day: Day };

/** How many days the agenda lists. */
const agendaDays = 14;

/** Reads the view and day from the URL; defaults to the current week if missing or invalid. */
export function calendarPlaceFromUrl(query: URLSearchParams, today: Day): CalendarPlace {
  const day = query.get("date") ?? "";
  return {
    view: calendarViews.find((view) => view === query.get("view")) ?? "week",
    day: isDay(day) ? day : today,
  };
}

export function queryOfCalendar({ view, day }: CalendarPlace): URLSearchParams {
  return new URLSearchParams({ view, date: day });
}

export function daysShown({ view, day }: CalendarPlace): readonly Day[] {
  if (view === "day") return [day];
  if (view === "week") return weekOf(day);
  return Array.from({ length: agendaDays }, (_, index) => addDays(day, index));
}

/** The same view, `pages` pages later (or earlier if negative). */
export function turned({ view, day }: CalendarPlace, pages: number): CalendarPlace {
  const length = { day: 1, week: 7, agenda: agendaDays }[view];
  return { view, day: addDays(day, pages * length) };
}
