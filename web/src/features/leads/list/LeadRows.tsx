import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  use,
  useCallback,
  useEffect,
  useRef,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
} from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { useFetchAwaited } from "../../../ui/later.ts";
import { useSteadyRows } from "../paging/useSteadyRows.ts";
import type { LeadActionsProps } from "./LeadActions.tsx";
import { LeadCards } from "./LeadCards.tsx";
import { DensityContext } from "../filter/density.ts";
import { LeadSelectionContext } from "./leadSelection.ts";
import { noChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { LeadTable } from "./LeadTable.tsx";
import { rowHeights } from "./LeadTableFrame.ts";
import { NewAboveButton, useNewAbove } from "./NewAboveButton.tsx";
import { useExitingRows } from "./useExitingRows.ts";
import type { RowHighlight } from "./useRowHighlights.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { keyTarget, rowOf, useRowFocus } from "./useRowFocus.ts";
import { useVirtualRows, type VirtualRows } from "./useVirtualRows.ts";

type LeadRowsProps = Pick<LeadActionsProps, "view" | "onEdit" | "onClaim"> & {
  onOpen: (row: LeadRow) => void;
  feed: LeadFeed;
  /** The table's caption, for assistive technology. */
  caption: string;
  highlights: ReadonlyMap<string, RowHighlight>;
  /** Ids of the leads being claimed; `claimed` also has those claimed before. */
  claiming: ReadonlySet<string>;
  claimed: ReadonlySet<string>;
};

/** Endless list of leads with keyboard navigation, as a table or as cards. */
export function LeadRows({
  feed,
  highlights,
  caption,
  claiming,
  claimed,
  onOpen,
  ...actions
}: LeadRowsProps) {
  const table = useFitsTable();
  const [inUse, usage] = useInUse();
  const steady = useSteadyRows(feed, inUse, (id) => claimed.has(id));
  const { rows, leaving } = useExitingRows(useShownFeed(feed, steady, inUse), claimed);
  const container = useRef<HTMLDivElement>(null);
  const { active, focusRow, onFocus, onBlur } = useRowFocus(rows, container);
  const selection = use(LeadSelectionContext);
  const density = use(DensityContext);
  const shape = table ? { rowHeight: rowHeights[density], head: 64 + 40 } : cardShape;
  const foot = selection === null ? 24 : selectionBarHeight;
  const virtual = useVirtualRows(rows, container, active.index, { ...shape, foot });
  const { visible, atTop, scrollTo, items, rest, measure } = virtual;
  const newAbove = useNewAbove(feed, rows, visible.first, atTop);
  useScrollRestoration(feed);
  useFetchAwaited(readAfterMs);
  useEndless(feed, visible, rows.length);

  const hasMore = feed.older !== "none";
  useEffect(() => selection?.list(feed.rows, hasMore), [selection, feed.rows, hasMore]);

  function goTo(index: number) {
    focusRow(index);
    scrollTo(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = rowOf(event.target);
    const row = rows[active.index];
    if (element === null || row === undefined) return;
    const target = keyTarget(event, active.index, rows.length, visible.last - visible.first - 1);
    const aim = target === null ? undefined : rows[target];
    if (target !== null) {
      event.preventDefault();
      goTo(target);
      if (event.shiftKey && aim !== undefined) selection?.extendTo(aim, row);
    } else if (selection !== null && event.target === element && isSelectionKey(event)) {
      event.preventDefault();
      if (event.key === "Escape") selection.clear();
      else if (event.key !== " ") selection.selectAll();
      else if (event.shiftKey) selection.extendTo(row);
      else selection.toggle(row);
    } else if (event.key === "Enter" && event.target === element) {
      event.preventDefault();
      onOpen(row);
    }
  }

  // Lets a pointer click anywhere in a row; for assistive technology, the name is the link.
  function onClick(event: MouseEvent<HTMLElement>) {
    const id = rowOf(event.target)?.dataset["row"];
    const row = rows.find((each) => each.id === id);
    if (row === undefined || isInteractive(event.target) || hasSelection()) return;
    onOpen(row);
  }

  const shown = items.map(({ row, index, gap }) => {
    const highlight =
      leaving.get(row.id) ?? (steady.gone.has(row.id) ? "leaving" : highlights.get(row.id));
    const state = { highlight, claiming: claiming.has(row.id), active: row.id === active.id };
    return { gap, lead: Object.assign(state, { row, index, measure }, actions) };
  });
  const view = { shown, rest, caption, view: actions.view };
  return (
    <div {...usage.events}>
      <NewAboveButton
        count={Math.max(newAbove, steady.waiting)}
        onPress={() => {
          usage.end();
          goTo(0);
        }}
      />
      <div ref={container} {...{ onKeyDown, onFocus, onBlur, onClick }}>
        {table ? <LeadTable {...view} /> : <LeadCards {...view} />}
      </div>
    </div>
  );
}

/**
 * Whether a pointer rests on the list: until a moment after it has left, so that the way to the
 * button for new leads is part of it. No row may then move, or the pointer would press another one.
 */
function useInUse() {
  const [inUse, setInUse] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const set = useCallback((used: boolean) => {
    setInUse(used);
    setLeaving(false);
  }, []);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => set(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, set]);
  const events = {
    onPointerMove: ({ pointerType, currentTarget, target }: PointerEvent) => {
      // Events of a dialog that a row has opened bubble here, too.
      const isHere = target instanceof Node && currentTarget.contains(target);
      if (pointerType !== "touch" && isHere) set(true);
    },
    onPointerLeave: () => setLeaving(true),
  };
  return [inUse, { events, end: () => set(false) }] as const;
}

const leaveMs = 1000;

/** A feed whose rows keep their places while the list is in use. */
function useShownFeed(feed: LeadFeed, { rows }: Pick<LeadFeed, "rows">, inUse: boolean): LeadFeed {
  return useMemo(
    () => ({ ...feed, rows, ...(inUse && { changes: noChanges }) }),
    [feed, rows, inUse],
  );
}

/** Space selects the focused row, Ctrl+A all loaded rows, and Escape none. */
function isSelectionKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === " " || key === "Escape" || (key === "a" && (ctrlKey || metaKey));
}

/** Whether an element handles clicks itself. */
function isInteractive(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, input, label") !== null;
}

/** Whether text is selected: selecting a phone number to copy it must not open the lead. */
function hasSelection(): boolean {
  return window.getSelection()?.isCollapsed === false;
}

/** Whether the screen is wide enough for a table. */
export function useFitsTable(): boolean {
  return useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
}

// `head` is the app bar's height, plus the table's header row, in pixels.
const cardShape = { rowHeight: 176, head: 64 };

/** The bar for the selection must not cover the row with the focus, in pixels. */
const selectionBarHeight = 130;

/** Loads the next page near the end; keeps visible rows subscribed. */
function useEndless(
  { older, showOlder, setVisibleRange }: LeadFeed,
  { first, last }: VirtualRows["visible"],
  count: number,
) {
  const near = last >= count - nearRows;
  useEffect(() => {
    if (near && older === "some") showOlder();
  }, [near, older, showOlder]);

  useEffect(() => {
    const timer = setTimeout(() => setVisibleRange({ first, last }), restMs);
    return () => clearTimeout(timer);
  }, [setVisibleRange, first, last]);
}

const nearRows = 15;

/** How long users usually read the list before acting on a lead, in milliseconds. */
const readAfterMs = 1_500;

/**
 * How long a range must stay visible before it is subscribed, so that fast scrolling costs no
 * reads.
 */
const restMs = 150;

/**
 * Restores the scroll position when the user returns to a list, loading older leads until the
 * position exists.
 */
function useScrollRestoration({ older, showOlder, rows }: LeadFeed): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const wanted = useRef(back ? positions.get(key) : undefined);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (wanted.current <= lowest) window.scrollTo(0, wanted.current);
    else if (older === "some") showOlder();
    if (wanted.current <= lowest || older === "none") wanted.current = undefined;
  }, [rows.length, older, showOlder]);

  useLayoutEffect(() => {
    return () => {
      positions.set(key, window.scrollY);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- saves on unmount only
  }, []);
}

/** The scroll position of each history entry, in pixels. */
const positions = new Map<string, number>();
