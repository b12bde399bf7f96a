import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { CalendarCell } from "./CalendarCell.tsx";
import {
  cellAt,
  stepOf,
  type Grid,
  type Place,
  type Step,
  wallMinutesOf,
} from "./calendarGridModel.ts";
import { dayAt, type Day } from "../../../lib/time/calendarDay.ts";
import { shortDayText, timeText } from "../list/timeFormat.ts";

/** Where the focus lands after the keyboard turned the page. */
export type Arrival = { firstDay: Day; column: number; wallMinutes: number };

type CalendarGridProps = {
  grid: Grid;
  zone: string;
  arrival: Arrival | null;
  /** Called when a key moves to the previous or next page. */
  onLeave: (step: Extract<Step, { turn: number }>, column: number, wallMinutes: number) => void;
  onToday: () => void;
  onNew: (startsAt: Date) => void;
};

/**
 * Days side by side, by half hours. The grid is a single Tab stop; within it, arrow keys move
 * between half hours and days, as in other calendars.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { grid, zone, arrival, onLeave, onToday, onNew } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const table = useRef<HTMLTableElement>(null);
  const keys = useId();
  // Stored as a time, because appointments that arrive later may insert hours above it.
  const [current, setCurrent] = useState<number | null>(null);
  const place = placeOf(grid, current) ?? placeNow(grid, now, zone);
  const isArrived = arrival !== null && arrival.firstDay === grid.columns[0]?.day;

  useEffect(() => {
    if (arrival === null || !isArrived) return;
    const { column, wallMinutes } = arrival;
    go({ column, cell: cellAt(grid.columns[column], wallMinutes) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on arrival only
  }, [arrival, isArrived]);

  function go({ column, cell }: Place) {
    const startsAt = grid.columns[column]?.cells[cell]?.startsAt.getTime() ?? null;
    setCurrent(startsAt);
    table.current?.querySelector<HTMLElement>(`[data-starts-at="${startsAt}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "t") return onToday();
    const step = stepOf(event.key, place, grid);
    if (step === null) return;
    event.preventDefault();
    if ("to" in step) return go(step.to);
    const minutes = grid.columns[place.column]?.cells[place.cell]?.wallMinutes ?? 0;
    onLeave(step, place.column, minutes);
  }

  return (
    <>
      <Table
        ref={table}
        role="grid"
        aria-label={t("calendar.label")}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>{t("calendar.time")}</span>
            </th>
            {grid.columns.map(({ day, cells }) => (
              <th key={day} scope="col" data-today={day === dayAt(now, zone)}>
                {cells[0] === undefined ? day : shortDayText(cells[0].startsAt, language, zone)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.wallMinutes.map((wallMinutes) => (
            <tr key={wallMinutes} data-hour={wallMinutes % 60 < 30}>
              <th scope="row">
                <span style={wallMinutes % 60 < 30 ? undefined : visuallyHidden}>
                  {wallText(wallMinutes)}
                </span>
              </th>
              {grid.columns.map(({ day, cells }, column) => (
                <td key={day}>
                  {cells.map((cell, index) =>
                    cell.wallMinutes === wallMinutes ? (
                      <CalendarCell
                        key={cell.startsAt.getTime()}
                        cell={cell}
                        zone={zone}
                        // A repeated hour is ambiguous without its zone.
                        twice={cells.filter((one) => one.wallMinutes === wallMinutes).length > 1}
                        current={place.column === column && place.cell === index}
                        onFocus={() => setCurrent(cell.startsAt.getTime())}
                        onNew={onNew}
                      />
                    ) : null,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p id={keys} hidden>
        {t("calendar.keys")}
      </p>
    </>
  );

  function wallText(minutes: number): string {
    return timeText(new Date(minutes * 60_000), language, "UTC");
  }
}

function placeOf(grid: Grid, startsAt: number | null): Place | null {
  const places = grid.columns.map(({ cells }) =>
    cells.findIndex((cell) => cell.startsAt.getTime() === startsAt),
  );
  const column = places.findIndex((cell) => cell >= 0);
  return column < 0 ? null : { column, cell: places[column] ?? 0 };
}

/** The current half hour if it is shown; otherwise nine in the morning of the first day. */
function placeNow(grid: Grid, now: Date, zone: string): Place {
  const column = grid.columns.findIndex(({ day }) => day === dayAt(now, zone));
  const minutes = column < 0 ? 9 * 60 : wallMinutesOf(now, zone);
  const at = Math.max(0, column);
  return { column: at, cell: cellAt(grid.columns[at], minutes) };
}

const Table = styled("table")(({ theme }) => ({
  tableLayout: "fixed",
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
  "& th": { fontWeight: 600, padding: 8, color: theme.vars.palette.text.secondary },
  "& th[data-today=true]": { color: theme.vars.palette.primary.main },
  "& tbody th": { fontWeight: 400, paddingBlock: 0, textAlign: "right", verticalAlign: "top" },
  "& tr > :first-of-type": { width: "5.5rem" },
  "& td": { height: 36, padding: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  "& tr[data-hour=true] > *": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "@media (pointer: coarse)": { "& td": { height: 44 } },
}));
