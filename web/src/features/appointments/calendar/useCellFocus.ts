import { useLayoutEffect, useRef, useState, type RefObject } from "react";

import type { Day } from "../../../lib/time/calendarDay.ts";
import { cellAt, type Grid, type Place } from "./calendarGridModel.ts";

/** Where the focus lands after the keyboard turned the page. */
export type Arrival = { firstDay: Day; column: number; wallMinutes: number };

type CellFocus = {
  /** The cell that is the grid's Tab stop. */
  place: Place;
  /** Moves the focus to a cell. */
  go: (place: Place) => void;
  /** Called with a cell's start when it gets the focus. */
  onCell: (startsAt: Date) => void;
  /** The handlers of the element with the cells. */
  handlers: { onFocus: () => void; onBlur: () => void };
};

/**
 * The focus among a calendar's cells. It stays at its half hour while data arrive, and lands on the
 * new page together with it, so that no key is lost in between.
 *
 * @param table the element with the cells
 * @param arrival where to land once its page is shown
 * @param beginning the Tab stop before any cell had the focus
 */
export function useCellFocus(
  grid: Grid,
  table: RefObject<HTMLElement | null>,
  { arrival, onArrived }: { arrival: Arrival | null; onArrived: () => void },
  beginning: Place,
): CellFocus {
  // Stored as a time, because appointments that arrive later may insert hours above it.
  const [current, setCurrent] = useState<number | null>(null);
  const place = placeOf(grid, current) ?? beginning;
  const isInside = useRef(false);

  // An effect after the page is shown could come after the next key.
  const isArrived = arrival !== null && arrival.firstDay === grid.columns[0]?.day;
  useLayoutEffect(() => {
    if (arrival === null || !isArrived) return;
    const { column, wallMinutes } = arrival;
    go({ column, cell: cellAt(grid.columns[column], wallMinutes) });
    onArrived();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on arrival only
  }, [arrival, isArrived]);

  // Data can remove the focused element, such as a free half hour in which an appointment begins.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) go(place);
  });

  function go({ column, cell }: Place) {
    const startsAt = grid.columns[column]?.cells[cell]?.startsAt.getTime() ?? null;
    setCurrent(startsAt);
    table.current?.querySelector<HTMLElement>(`[data-starts-at="${startsAt}"]`)?.focus();
  }

  return {
    place,
    go,
    onCell: (startsAt) => setCurrent(startsAt.getTime()),
    handlers: {
      onFocus: () => {
        isInside.current = true;
      },
      // Does not fire when the focused element is removed.
      onBlur: () => {
        isInside.current = false;
      },
    },
  };
}

/** The cell of a half hour, or of the appointment that takes it; null if it is on another page. */
function placeOf(grid: Grid, startsAt: number | null): Place | null {
  if (startsAt === null) return null;
  const column = grid.columns.findIndex(({ halves }) =>
    halves.some((half) => half.startsAt.getTime() === startsAt),
  );
  const cells = grid.columns[column]?.cells ?? [];
  const cell = cells.findLastIndex((each) => each.startsAt.getTime() <= startsAt);
  return cell < 0 ? null : { column, cell };
}
