import { appointmentModes, endOf } from "@salvia/domain/scheduling/appointment";
import type { Availability } from "@salvia/domain/scheduling/availability";
import { bookableStarts, isAbsentDuring } from "@salvia/domain/scheduling/freeTimes";
import { DateTime } from "luxon";

import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, isWeekend, spanOf, type Day } from "../../../lib/time/calendarDay.ts";
import { inLanes, type Placed } from "./lanes.ts";

/** Whether a clinician can be booked at a time: within their hours, outside of them, or absent. */
type Bookable = "bookable" | "outside" | "absent";

export type Cell = HalfHour & {
  rows: readonly Placed<AppointmentRow>[];
  /** When its free part begins; null if appointments take all of it. */
  freeFrom: Date | null;
  bookable: Bookable;
};

/** A day and its half hours within the hours of the calendar. */
export type Column = {
  day: Day;
  /** The half hours that can have the focus: all but those within a longer appointment. */
  cells: readonly Cell[];
  halves: readonly HalfHour[];
  /** Whether it can be narrow: a weekend day without hours and appointments. */
  isNarrow: boolean;
};

/** A calendar's days side by side, and the local times labeled at its side. */
export type Grid = {
  columns: readonly Column[];
  wallMinutes: readonly number[];
  /** When the working day begins, in minutes after midnight. */
  opensAt: number;
};

/** A cell in a grid, by the index of the day and of the half hour. */
export type Place = { column: number; cell: number };

/** Where a key moves: to another cell, or to the previous (-1) or next (1) page. */
export type Step = { to: Place } | { turn: -1 | 1; column: "same" | "first" | "last" };

/** The hours always shown, in minutes after midnight; other hours appear only when needed. */
const usual = { from: 8 * 60, until: 18 * 60 };

const halfHour = 30 * 60_000;

/**
 * The half hours of the given days with the appointments that begin in each, and whether they can
 * be booked. All days show the same hours: eight to six, extended to include all working hours and
 * appointments. A day on which the clocks change lacks an hour or repeats one.
 *
 * @param availability null while unknown; then every time counts as bookable
 */
export function calendarGridModel(
  days: readonly Day[],
  all: readonly AppointmentRow[],
  zone: string,
  availability: Availability | null = null,
): Grid {
  const shown = new Set(days);
  const own = all.filter(({ appointment }) => shown.has(dayAt(appointment.startsAt, zone)));
  const bookable = bookableIn(days, own, zone, availability);
  const opened = [...bookable].map((start) => wallMinutesOf(new Date(start), zone));
  const starts = own.map(({ appointment }) => wallMinutesOf(appointment.startsAt, zone));
  const ends = own.map(({ appointment }) => wallMinutesOf(endOf(appointment), zone) || 24 * 60);
  const from = Math.min(usual.from, ...[...starts, ...opened].map((at) => at - (at % 60)));
  const until = Math.max(usual.until, ...ends, ...opened.map((at) => at + 30));
  const columns = days.map((day) => {
    const rows = inLanes(
      own.filter(({ appointment }) => dayAt(appointment.startsAt, zone) === day),
      ({ appointment }) => ({ startsAt: appointment.startsAt, endsAt: endOf(appointment) }),
    );
    const halves = halfHoursOf(day, zone).filter(
      ({ wallMinutes }) => wallMinutes >= from && wallMinutes < until,
    );
    const cells = halves.flatMap((half) => cellOf(half, rows, bookable, availability) ?? []);
    const hasHours = availability !== null && cells.some((cell) => cell.bookable === "bookable");
    const isNarrow = days.length > 1 && isWeekend(day) && rows.length === 0 && !hasHours;
    return { day, cells, halves, isNarrow };
  });
  const minutes = columns.flatMap(({ halves }) => halves.map(({ wallMinutes }) => wallMinutes));
  return {
    columns,
    wallMinutes: [...new Set(minutes)].toSorted((a, b) => a - b),
    opensAt: opened.length === 0 ? usual.from : Math.min(...opened),
  };
}

/** The starts, in milliseconds since 1970, at which an appointment of some kind can be booked. */
function bookableIn(
  days: readonly Day[],
  rows: readonly AppointmentRow[],
  zone: string,
  availability: Availability | null,
): ReadonlySet<number> {
  const [first] = days;
  if (availability === null || first === undefined) return new Set();
  const taken = rows
    .filter(({ appointment }) => appointment.status === "confirmed")
    .map(({ appointment }) => ({ startsAt: appointment.startsAt, endsAt: endOf(appointment) }));
  const span = spanOf(first, days.length, zone);
  return new Set(
    appointmentModes.flatMap((mode) =>
      bookableStarts({
        ...span,
        taken,
        availability,
        mode,
        minutes: availability.modes[mode].minutes,
      }).map((start) => start.getTime()),
    ),
  );
}

/** A half hour as a cell; null if an appointment takes all of it that began before. */
function cellOf(
  half: HalfHour,
  rowsOfDay: readonly Placed<AppointmentRow>[],
  bookable: ReadonlySet<number>,
  availability: Availability | null,
): Cell | null {
  const start = half.startsAt.getTime();
  const end = start + halfHour;
  const rows = rowsOfDay.filter(
    ({ row: { appointment } }) => +appointment.startsAt >= start && +appointment.startsAt < end,
  );
  const ends = rowsOfDay
    .filter(({ row: { appointment } }) => +appointment.startsAt < end)
    .map(({ row: { appointment } }) => endOf(appointment).getTime());
  const free = Math.max(start, ...ends);
  if (rows.length === 0 && free >= end) return null;
  const endsAt = new Date(end);
  const isBookable =
    availability === null || [start, start + halfHour / 2].some((each) => bookable.has(each));
  return {
    ...half,
    rows,
    freeFrom: free < end ? new Date(free) : null,
    bookable: isBookable
      ? "bookable"
      : isAbsentDuring({ startsAt: half.startsAt, endsAt }, availability)
        ? "absent"
        : "outside",
  };
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
 * The half hours of a day. Usually 48, but 46 or 50 when the clocks change; a repeated local hour
 * appears twice. They align to UTC, so in a zone offset by a quarter of an hour they begin at
 * quarter past and quarter to.
 */
export function halfHoursOf(day: Day, zone: string): readonly HalfHour[] {
  const { from, until } = spanOf(day, 1, zone);
  const first = Math.ceil(from.getTime() / halfHour);
  const count = Math.ceil(until.getTime() / halfHour) - first;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date((first + index) * halfHour);
    return { startsAt, wallMinutes: wallMinutesOf(startsAt, zone) };
  });
}

/** The local time in minutes after midnight. */
export function wallMinutesOf(moment: Date, zone: string): number {
  const { hour, minute } = DateTime.fromJSDate(moment, { zone });
  return hour * 60 + minute;
}
