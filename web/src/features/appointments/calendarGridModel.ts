import { endOf } from "@salvia/domain/scheduling/appointment";

import type { AppointmentRow } from "./appointments.data.ts";
import { dayAt, type Day } from "../../lib/calendarDay.ts";
import { halfHoursOf, wallMinutesOf, type HalfHour } from "./halfHours.ts";

/** A half hour of a day in a calendar, and what begins in it. */
export type Cell = HalfHour & { rows: readonly AppointmentRow[] };

/** A day: its half hours between those that the calendar begins and ends with. */
export type Column = { day: Day; cells: readonly Cell[] };

/** A calendar's days beside each other, and the hours on the wall that are told at its side. */
export type Grid = { columns: readonly Column[]; wallMinutes: readonly number[] };

/** A place in a grid: the day's number and the half hour's. */
export type Place = { column: number; cell: number };

/** What a key leads to: another place, or the page before (-1) or after (1). */
export type Step = { to: Place } | { turn: -1 | 1; column: "same" | "first" | "last" };

/** The hours that are always there: who has none later or earlier need not see the night. */
const usual = { from: 8 * 60, until: 18 * 60 };

/**
 * The half hours of some days, with what begins in each. All days have the same hours, from eight to
 * six, and more where one of them has an appointment out of these; but a day on which the clocks are
 * changed lacks an hour, or has one twice.
 */
export function calendarGridModel(
  days: readonly Day[],
  all: readonly AppointmentRow[],
  zone: string,
): Grid {
  const shown = new Set(days);
  const own = all.filter(({ appointment }) => shown.has(dayAt(appointment.startsAt, zone)));
  const starts = own.map(({ appointment }) => wallMinutesOf(appointment.startsAt, zone));
  const ends = own.map(({ appointment }) => wallMinutesOf(endOf(appointment), zone) || 24 * 60);
  const from = Math.min(usual.from, ...starts.map((minutes) => minutes - (minutes % 60)));
  const until = Math.max(usual.until, ...ends);
  const columns = days.map((day) => ({
    day,
    cells: halfHoursOf(day, zone)
      .filter(({ wallMinutes }) => wallMinutes >= from && wallMinutes < until)
      .map(({ startsAt, wallMinutes }) => {
        const rows = own.filter(({ appointment }) => +appointment.startsAt === +startsAt);
        return { startsAt, wallMinutes, rows };
      }),
  }));
  const minutes = columns.flatMap(({ cells }) => cells.map(({ wallMinutes }) => wallMinutes));
  return { columns, wallMinutes: [...new Set(minutes)].toSorted((a, b) => a - b) };
}

/** Where a key leads from a place, as in other calendars; null where it is none of theirs. */
export function stepOf(key: string, { column, cell }: Place, grid: Grid): Step | null {
  const cells = grid.columns[column]?.cells ?? [];
  const isWeek = grid.columns.length > 1;
  switch (key) {
    case "ArrowUp":
      return { to: { column, cell: Math.max(0, cell - 1) } };
    case "ArrowDown":
      return { to: { column, cell: Math.min(cells.length - 1, cell + 1) } };
    case "ArrowLeft":
      return column > 0 ? beside(column - 1) : { turn: -1, column: "last" };
    case "ArrowRight":
      return column < grid.columns.length - 1 ? beside(column + 1) : { turn: 1, column: "first" };
    case "Home":
      return isWeek ? beside(0) : { to: { column, cell: 0 } };
    case "End":
      return isWeek ? beside(grid.columns.length - 1) : { to: { column, cell: cells.length - 1 } };
    case "PageUp":
      return { turn: -1, column: "same" };
    case "PageDown":
      return { turn: 1, column: "same" };
    default:
      return null;
  }

  function beside(next: number): Step {
    const minutes = cells[cell]?.wallMinutes ?? 0;
    return { to: { column: next, cell: cellAt(grid.columns[next], minutes) } };
  }
}

/** The half hour of a day that shows this on the wall, or the last before it, or the first. */
export function cellAt(column: Column | undefined, wallMinutes: number): number {
  const cells = column?.cells ?? [];
  const exact = cells.findIndex((cell) => cell.wallMinutes === wallMinutes);
  if (exact >= 0) return exact;
  return Math.max(
    0,
    cells.findLastIndex((cell) => cell.wallMinutes < wallMinutes),
  );
}
