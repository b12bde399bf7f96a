import { styled } from "@mui/material/styles";
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { CalendarCell, cellHeight } from "./CalendarCell.tsx";
import {
  cellAt,
  stepOf,
  type Cell,
  type Column,
  type Grid,
  type Place,
  type Step,
  wallMinutesOf,
} from "./calendarGridModel.ts";
import { useCellFocus, type Arrival } from "./useCellFocus.ts";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { shortDayText, timeText } from "../timeFormat.ts";

type CalendarGridProps = {
  grid: Grid;
  zone: string;
  arrival: Arrival | null;
  /** Called when the focus has landed there. */
  onArrived: () => void;
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
  const { grid, zone, onLeave, onToday, onNew } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useId();

  // Shows the current time, or else the beginning of the working day, without scrolling the page.
  const today = grid.columns.findIndex(({ day }) => day === dayAt(now, zone));
  const shownFirst = scrollTargetOf(grid, today < 0 ? null : wallMinutesOf(now, zone));
  const firstDay = grid.columns[0]?.day;
  useLayoutEffect(() => {
    if (scroller.current === null) return;
    scroller.current.scrollTop = rowsAbove(grid, shownFirst) * cellHeight;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- scrolling later would take the page from its reader
  }, [firstDay, grid.opensAt]);

  // After that effect, because the browser scrolls to the cell that gets the focus.
  const beginning = placeNow(grid, now, zone);
  const { place, go, onCell, handlers } = useCellFocus(grid, table, props, beginning);

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
      <Scroller ref={scroller}>
        <Table
          ref={table}
          role="grid"
          aria-label={t("calendar.label")}
          aria-describedby={keys}
          {...handlers}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>{t("calendar.time")}</span>
              </th>
              {grid.columns.map(({ day, halves, isNarrow }) => (
                <th
                  key={day}
                  scope="col"
                  data-narrow={isNarrow}
                  data-today={day === dayAt(now, zone)}
                >
                  {halves[0] === undefined ? day : shortDayText(halves[0].startsAt, language, zone)}
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
                {grid.columns.map((column, index) => (
                  <td key={column.day}>{halvesAt(column, index, wallMinutes)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      <p id={keys} hidden>
        {t("calendar.keys")}
      </p>
    </>
  );

  function halvesAt({ halves, cells }: Column, column: number, wallMinutes: number) {
    const same = halves.filter((half) => half.wallMinutes === wallMinutes);
    return same.map(({ startsAt }) => {
      const index = cells.findIndex((cell) => +cell.startsAt === +startsAt);
      const cell = cells[index];
      const minutes = (now.getTime() - startsAt.getTime()) / 60_000;
      return (
        <Half key={startsAt.getTime()} data-bookable={cell?.bookable ?? "bookable"}>
          {cell === undefined ? null : (
            <CalendarCell
              cell={cell}
              zone={zone}
              // A repeated hour is ambiguous without its zone.
              twice={same.length > 1}
              current={place.column === column && place.cell === index}
              onFocus={() => onCell(cell.startsAt)}
              onNew={onNew}
            />
          )}
          {isAbsenceBegin(cells, index) ? <small>{t("calendar.absent")}</small> : null}
          {minutes >= 0 && minutes < 30 ? (
            <NowLine data-testid="now" style={{ top: (minutes / 30) * cellHeight }} />
          ) : null}
        </Half>
      );
    });
  }

  function wallText(minutes: number): string {
    return timeText(new Date(minutes * 60_000), language, "UTC");
  }
}

/** The current half hour if it is shown; otherwise nine in the morning of the first day. */
function placeNow(grid: Grid, now: Date, zone: string): Place {
  const column = grid.columns.findIndex(({ day }) => day === dayAt(now, zone));
  const minutes = column < 0 ? 9 * 60 : wallMinutesOf(now, zone);
  const at = Math.max(0, column);
  return { column: at, cell: cellAt(grid.columns[at], minutes) };
}

/** Whether an absence begins in this half hour, where the calendar says so once. */
function isAbsenceBegin(cells: readonly Cell[], index: number): boolean {
  return cells[index]?.bookable === "absent" && cells[index - 1]?.bookable !== "absent";
}

/** The local time to scroll to: an hour before now if the calendar shows it, or the first hours. */
function scrollTargetOf({ wallMinutes, opensAt }: Grid, now: number | null): number {
  const [first = 0, last = 0] = [wallMinutes.at(0), wallMinutes.at(-1)];
  return now !== null && now >= first && now < last + 30 ? now - 60 : opensAt;
}

function rowsAbove({ wallMinutes }: Grid, minutes: number): number {
  return wallMinutes.filter((each) => each + 30 <= minutes).length;
}

const Scroller = styled("div")(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: "auto",
  // Leaves room for the page's bar and heading, but never less than a few hours.
  maxHeight: `max(${8 * cellHeight}px, calc(100vh - 15rem))`,
  // Keeps a focused cell below the header, which stays in place.
  scrollPaddingTop: 64,
}));

const Table = styled("table")(({ theme }) => ({
  tableLayout: "fixed",
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
  "& th": { fontWeight: 600, padding: "8px 4px", color: theme.vars.palette.text.secondary },
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 3,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "& th[data-today=true]": { color: theme.vars.palette.primary.main },
  "& tbody th": {
    fontWeight: 400,
    paddingBlock: 0,
    textAlign: "right",
    verticalAlign: "top",
    fontSize: "0.8125rem",
    whiteSpace: "nowrap",
  },
  "& tr > :first-of-type": { width: "4.25rem" },
  "& th[data-narrow=true]": { width: "2.5rem", fontSize: "0.75rem" },
  "& td": {
    padding: 0,
    verticalAlign: "top",
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  "& tr[data-hour=true] > *": { boxShadow: `inset 0 1px ${theme.vars.palette.divider}` },
}));

const Half = styled("div")(({ theme }) => ({
  position: "relative",
  height: cellHeight,
  "&[data-bookable=outside]": { backgroundColor: theme.vars.palette.action.hover },
  "&[data-bookable=absent]": {
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${theme.vars.palette.action.selected} 6px 8px)`,
  },
  "& > small": {
    position: "absolute",
    inset: "2px 4px auto",
    pointerEvents: "none",
    color: theme.vars.palette.text.secondary,
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
}));

/** Behind the appointments: before one, it would strike through a name. */
const NowLine = styled("span")(({ theme }) => ({
  position: "absolute",
  insetInline: 0,
  height: 2,
  backgroundColor: theme.vars.palette.error.main,
  pointerEvents: "none",
  "&::before": {
    content: '""',
    position: "absolute",
    left: -4,
    top: -3,
    width: 8,
    height: 8,
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.error.main,
  },
}));
