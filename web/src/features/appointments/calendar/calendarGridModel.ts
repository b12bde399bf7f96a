import { endOf, appointmentMinutes } from "@salvia/domain/scheduling/appointment";
import { DateTime } from "luxon";

import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, type Day, spanOf } from "../../../lib/time/calendarDay.ts";

/** A half hour of a day in a calendar, and the appointments that begin in it. */
export type Cell = HalfHour & { rows: readonly AppointmentRow[] };

/** A day and its half hours within the hours of the calendar. */
export type Column = { day: Day; cells: readonly Cell[] };

/** A calendar's days side by side, and the local times labeled at its side. */
export type Grid = { columns: readonly Column[]; wallMinutes: readonly number[] };

/** A cell in a grid, by the index of the day and of the half hour. */
export type Place = { column: number; cell: number };

/** Where a key moves: to another cell, or to the previous (-1) or next (1) page. */
export type Step = { to: Place } | { turn: -1 | 1; column: "same" | "first" | "last" };

/** The hours always shown, in minutes after midnight; other hours appear only when needed. */
const usual = { from: 8 * 60, until: 18 * 60 };

/**
 * The half hours of the given days with the appointments that begin in each. All days show the same
 * hours: eight to six, extended to include every appointment. A day on which the clocks change
 * lacks an hour or repeats one.
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

/** Where a key moves from a cell, or null for keys that do not navigate. */
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

/** The index of the half hour at this local time, else of the last before it, else the first. */
export function cellAt(column: Column | undefined, wallMinutes: number): number {
  const cells = column?.cells ?? [];
  const exact = cells.findIndex((cell) => cell.wallMinutes === wallMinutes);
  if (exact >= 0) return exact;
  return Math.max(
    0,
    cells.findLastIndex((cell) => cell.wallMinutes < wallMinutes),
  );
}

/** A half hour of a day: its start, and its local time in minutes after midnight. */
export type HalfHour = { startsAt: Date; wallMinutes: number };

/**
 * The half hours of a day in which an appointment may begin. Usually 48, but 46 or 50 when the
 * clocks change; a repeated local hour appears twice. They align to UTC, so in a zone offset by a
 * quarter of an hour they begin at quarter past and quarter to.
 */
export function halfHoursOf(day: Day, zone: string): readonly HalfHour[] {
  const { from, until } = spanOf(day, 1, zone);
  const length = appointmentMinutes * 60_000;
  const first = Math.ceil(from.getTime() / length);
  const count = Math.ceil(until.getTime() / length) - first;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date((first + index) * length);
    return { startsAt, wallMinutes: wallMinutesOf(startsAt, zone) };
  });
}

/** The local time in minutes after midnight. */
export function wallMinutesOf(moment: Date, zone: string): number {
  const { hour, minute } = DateTime.fromJSDate(moment, { zone });
  return hour * 60 + minute;
}
