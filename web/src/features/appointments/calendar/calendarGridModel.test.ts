import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";
import { describe, expect, it, test } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { calendarGridModel, cellAt, stepOf, halfHoursOf } from "./calendarGridModel.ts";
import { weekOf, spanOf } from "../../../lib/time/calendarDay.ts";

const at = (time: string): AppointmentRow => ({
  id: time,
  appointment: appointment({ startsAt: new Date(time) }),
});

/** The hours labeled at the side, as "8:00". */
function sideOf(days: readonly string[], rows: readonly AppointmentRow[], zone: string) {
  return calendarGridModel(days, rows, zone).wallMinutes.map(
    (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
  );
}

describe("calendarGridModel", () => {
  it("shows eight to six, and more hours for earlier or later appointments", () => {
    const usual = sideOf(["2026-11-24"], [], "Europe/Paris");
    expect([usual.at(0), usual.at(-1), usual.length]).toEqual(["8:00", "17:30", 20]);
    const rows = [at("2026-11-24T05:30:00Z"), at("2026-11-24T22:30:00Z")];
    const longer = sideOf(["2026-11-24"], rows, "Europe/Paris");
    expect([longer.at(0), longer.at(-1)]).toEqual(["6:00", "23:30"]);
  });

  it("puts appointments into their half hour, and simultaneous ones together", () => {
    const rows = [at("2026-11-24T09:00:00Z"), { ...at("2026-11-24T09:00:00Z"), id: "rival" }];
    const { columns } = calendarGridModel(weekOf("2026-11-24"), rows, "Europe/Paris");
    const filled = columns.flatMap(({ day, cells }) =>
      cells
        .filter((cell) => cell.rows.length > 0)
        .map((cell) => [day, cell.wallMinutes, cell.rows.length]),
    );
    expect(filled).toEqual([["2026-11-24", 600, 2]]);
  });

  it("shows the repeated hour twice on that day only", () => {
    const rows = [at("2026-11-01T05:30:00Z"), at("2026-11-01T06:30:00Z")];
    const { columns } = calendarGridModel(["2026-10-31", "2026-11-01"], rows, "America/New_York");
    const [before, long] = columns.map(({ cells }) =>
      cells.filter(({ wallMinutes }) => wallMinutes === 90).map((cell) => cell.rows.length),
    );
    expect([before, long]).toEqual([[0], [1, 1]]);
  });

  it("omits the skipped hour but no appointment of that day", () => {
    const rows = [at("2026-03-29T00:30:00Z"), at("2026-03-29T01:00:00Z")];
    const { columns } = calendarGridModel(["2026-03-29"], rows, "Europe/Paris");
    const night = columns[0]?.cells.slice(0, 4).map((cell) => [cell.wallMinutes, cell.rows.length]);
    expect(night).toEqual([
      [60, 0],
      [90, 1],
      [180, 1],
      [210, 0],
    ]);
  });

  it("shifts the rows by half an hour in a zone with a half-hour offset", () => {
    const rows = [at("2026-11-24T04:00:00Z")];
    const { columns } = calendarGridModel(["2026-11-24"], rows, "Asia/Kolkata");
    const filled = columns[0]?.cells.filter((cell) => cell.rows.length > 0);
    expect(filled?.map(({ wallMinutes }) => wallMinutes)).toEqual([9 * 60 + 30]);
  });
});

describe("what can be booked", () => {
  const usual = usualAvailability("Europe/Paris");
  const day = "2026-11-24";
  const grid = (rows: readonly AppointmentRow[], change: Partial<Availability> = {}) =>
    calendarGridModel([day], rows, "Europe/Paris", { ...usual, ...change });
  const stateAt = (model: ReturnType<typeof grid>, wallMinutes: number) =>
    model.columns[0]?.cells.find((cell) => cell.wallMinutes === wallMinutes)?.bookable;

  it("follows hours and absences, and shows all hours", () => {
    const tuesday = [{ from: 6 * 60, until: 20 * 60, modes: ["inPerson" as const] }];
    const absent = { from: day, until: day, hours: { from: 12 * 60, until: 13 * 60 } };
    const model = grid([], { hours: { ...usual.hours, tuesday }, absences: [absent] });
    expect([model.wallMinutes.at(0), model.wallMinutes.at(-1)]).toEqual([360, 19 * 60 + 30]);
    expect(model.opensAt).toBe(360);
    expect([11 * 60, 12 * 60, 13 * 60].map((time) => stateAt(model, time))).toEqual([
      "bookable",
      "absent",
      "bookable",
    ]);
    expect(stateAt(grid([]), 8 * 60)).toBe("outside");
  });

  it("leaves out what a confirmed appointment or its buffer takes, but not a request", () => {
    const length = { minutes: 30, bufferMinutes: 30 } as const;
    const modes = { telemedicine: length, inPerson: length };
    const nine = at("2026-11-24T09:00:00Z");
    const confirmed = {
      ...nine,
      appointment: { ...nine.appointment, status: "confirmed" as const },
    };
    expect(stateAt(grid([confirmed], { modes }), 10 * 60 + 30)).toBe("outside");
    expect(stateAt(grid([confirmed]), 10 * 60 + 30)).toBe("bookable");
    expect(stateAt(grid([nine], { modes }), 10 * 60 + 30)).toBe("bookable");
  });
});

describe("narrow days", () => {
  const usual = usualAvailability("Europe/Paris");
  const week = weekOf("2026-11-24");
  const narrowOf = (rows: readonly AppointmentRow[], change: Partial<Availability> = {}) =>
    calendarGridModel(week, rows, "Europe/Paris", { ...usual, ...change })
      .columns.filter(({ isNarrow }) => isNarrow)
      .map(({ day }) => day);

  it("are those of a weekend without hours and appointments", () => {
    expect(narrowOf([])).toEqual(["2026-11-28", "2026-11-29"]);
    expect(narrowOf([at("2026-11-28T09:00:00Z")])).toEqual(["2026-11-29"]);
    const sunday = [{ from: 9 * 60, until: 12 * 60, modes: ["inPerson" as const] }];
    expect(narrowOf([], { hours: { ...usual.hours, sunday } })).toEqual(["2026-11-28"]);
  });

  it("stay wide on a page of one day", () => {
    const { columns } = calendarGridModel(["2026-11-28"], [], "Europe/Paris", usual);
    expect(columns.map(({ isNarrow }) => isNarrow)).toEqual([false]);
  });
});

describe("stepOf in a week", () => {
  const week = calendarGridModel(weekOf("2026-11-24"), [], "Europe/Paris");
  const step = (key: string, column: number, cell: number) => stepOf(key, { column, cell }, week);

  it("moves up, down and sideways within the day and the week", () => {
    expect(step("ArrowUp", 1, 3)).toEqual({ to: { column: 1, cell: 2 } });
    expect(step("ArrowUp", 1, 0)).toEqual({ to: { column: 1, cell: 0 } });
    expect(step("ArrowDown", 1, 19)).toEqual({ to: { column: 1, cell: 19 } });
    expect(step("ArrowRight", 1, 3)).toEqual({ to: { column: 2, cell: 3 } });
    expect(step("Home", 3, 3)).toEqual({ to: { column: 0, cell: 3 } });
    expect(step("End", 3, 3)).toEqual({ to: { column: 6, cell: 3 } });
  });

  it("turns the page at its sides and with Page Up and Page Down", () => {
    expect(step("ArrowLeft", 0, 3)).toEqual({ turn: -1, column: "last" });
    expect(step("ArrowRight", 6, 3)).toEqual({ turn: 1, column: "first" });
    expect(step("PageUp", 2, 3)).toEqual({ turn: -1, column: "same" });
    expect(step("PageDown", 2, 3)).toEqual({ turn: 1, column: "same" });
  });

  it("ignores other keys", () => {
    expect(["Tab", "a", "Enter"].map((key) => step(key, 0, 0))).toEqual([null, null, null]);
  });
});

test("moves to the first and last half hour of a day with Home and End", () => {
  const day = calendarGridModel(["2026-11-24"], [], "Europe/Paris");
  expect(stepOf("Home", { column: 0, cell: 5 }, day)).toEqual({ to: { column: 0, cell: 0 } });
  expect(stepOf("End", { column: 0, cell: 5 }, day)).toEqual({ to: { column: 0, cell: 19 } });
});

test("finds the preceding half hour for a skipped one", () => {
  const rows = [at("2026-03-28T00:30:00Z")];
  const { columns } = calendarGridModel(["2026-03-28", "2026-03-29"], rows, "Europe/Paris");
  expect(columns[0]?.cells[cellAt(columns[0], 150)]?.wallMinutes).toBe(150);
  expect(columns[1]?.cells[cellAt(columns[1], 150)]?.wallMinutes).toBe(90);
});

const hours = ({ from, until }: ReturnType<typeof spanOf>) => (+until - +from) / 3_600_000;

describe("halfHoursOf", () => {
  it.each([
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/New_York", "2026-11-22", 24],
    ["Europe/Paris", "2026-03-29", 23],
    ["Europe/Paris", "2026-10-25", 25],
    ["Asia/Kolkata", "2026-03-29", 24],
    // Clocks on Lord Howe Island change by half an hour.
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ])("in %s, covers %s with %d hours", (zone, day, length) => {
    expect(hours(spanOf(day, 1, zone))).toBe(length);
    expect(halfHoursOf(day, zone)).toHaveLength(length * 2);
  });

  it("begins at one o'clock when the clocks change at midnight", () => {
    const [first] = halfHoursOf("2026-04-24", "Africa/Cairo");
    expect(first).toEqual({ startsAt: new Date("2026-04-23T22:00:00Z"), wallMinutes: 60 });
  });
});

test("omits the skipped hour and lists the repeated hour twice", () => {
  const found = (day: string, minutes: number) =>
    halfHoursOf(day, "America/New_York").filter(({ wallMinutes }) => wallMinutes === minutes);
  expect(found("2026-03-08", 150)).toEqual([]);
  expect(found("2026-11-01", 90).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2026-11-01T05:30:00.000Z",
    "2026-11-01T06:30:00.000Z",
  ]);
});

test("aligns half hours to UTC in every zone", () => {
  const [kolkata] = halfHoursOf("2026-11-23", "Asia/Kolkata");
  expect(kolkata).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 0 });
  const [kathmandu] = halfHoursOf("2026-11-23", "Asia/Kathmandu");
  expect(kathmandu).toEqual({ startsAt: new Date("2026-11-22T18:30:00Z"), wallMinutes: 15 });
});
