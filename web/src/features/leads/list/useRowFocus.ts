import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import type { LeadRow } from "../paging/leadRow.ts";

/** The row that is the tab stop: the one focused last. */
type ActiveRow = { id: string; index: number };

type RowFocus = {
  active: ActiveRow;
  /** Moves the focus to a row, which may not be in the document yet. */
  focusRow: (index: number) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
};

/**
 * Keyboard focus among virtualized rows. The focus follows its lead when the lead moves; when the
 * lead leaves, the row that takes its place gets the focus.
 *
 * @param container the element with the rows
 * @param isFocusElsewhere whether the focus goes along with a row to another list
 */
export function useRowFocus(
  rows: readonly LeadRow[],
  container: RefObject<HTMLElement | null>,
  isFocusElsewhere = false,
): RowFocus {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const [known, setActive] = useState<ActiveRow>(
    () => (back ? rememberedRow(rows, key) : null) ?? { id: "", index: 0 },
  );
  const active = useMemo(() => stillThere(rows, known), [rows, known]);
  // Which element has the focus: a row, a button in it, or nothing in the list.
  const inside = useRef<"row" | "button" | null>(null);
  const wanted = useRef(known.id !== "");

  useLayoutEffect(() => {
    if (isFocusElsewhere) inside.current = null;
    const lost = inside.current !== null && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    const shown = container.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    const row = [...shown].find((each) => each.dataset["row"] === active.id);
    const button = lost && inside.current === "button" ? row?.querySelector("button") : null;
    // The rows are not rendered until the list has been measured.
    if (row === undefined) return;
    wanted.current = false;
    (button ?? row).focus({ preventScroll: true });
  });

  return {
    active,
    focusRow: (index) => {
      const row = rows[index];
      if (row === undefined) return;
      wanted.current = true;
      setActive({ id: row.id, index });
    },
    onFocus: ({ target }) => {
      const row = rowOf(target);
      if (row === null) return;
      inside.current = target === row ? "row" : "button";
      const id = row.dataset["row"] ?? "";
      remembered.set(key, id);
      if (id !== active.id) setActive({ id, index: rows.findIndex((each) => each.id === id) });
    },
    // Does not fire when the focused row is removed; the next row gets the focus then.
    onBlur: () => {
      inside.current = null;
    },
  };
}

/** The focused row of each history entry. */
const remembered = new Map<string, string>();

function rememberedRow(rows: readonly LeadRow[], key: string): ActiveRow | null {
  const index = rows.findIndex(({ id }) => id === remembered.get(key));
  const row = rows[index];
  return row === undefined ? null : { id: row.id, index };
}

/**
 * The row that a key moves the focus to.
 *
 * @param page how many rows fit on the screen
 * @returns an index, or null when the key does not move the focus
 */
export function keyTarget(
  { key, altKey, metaKey }: Pick<KeyboardEvent, "key" | "altKey" | "metaKey">,
  index: number,
  count: number,
  page: number,
): number | null {
  if (altKey || metaKey) return null;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}

/** The row element at or around an element. */
export function rowOf(element: EventTarget): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>("[data-row]") : null;
}

function stillThere(rows: readonly LeadRow[], { id, index }: ActiveRow): ActiveRow {
  const found = rows.findIndex((row) => row.id === id);
  const at = found < 0 ? Math.min(index, rows.length - 1) : found;
  return { id: rows[at]?.id ?? "", index: at };
}
