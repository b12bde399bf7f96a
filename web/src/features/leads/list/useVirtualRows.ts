import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type ReactVirtualizerOptions,
  type Range,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useState, type RefObject } from "react";

import type { LeadRow } from "../data/leadRow.ts";

/** A row that is in the document, and the room to leave above it for those that are not. */
type VirtualRow = { row: LeadRow; index: number; gap: number };

export type VirtualRows = {
  items: readonly VirtualRow[];
  /** The room below the last of them. */
  rest: number;
  /** Goes on every row, with its index in `data-index`. */
  measure: (element: HTMLElement | null) => void;
  /** The rows on the screen. */
  sight: { first: number; last: number };
  /** Whether the head of the list is in sight. */
  atTop: boolean;
  scrollTo: (index: number) => void;
};

/**
 * Which of the rows are in the document: those on the screen and a few around them. The page itself
 * scrolls, as people are used to; what comes or goes above the screen does not move what is on it.
 *
 * @param container what the rows are in, below a table's head
 * @param kept the index of a row to keep in the document wherever one scrolls: the one with the focus
 * @param head the height of what sticks to the top of the screen over the rows, in pixels
 */
export function useVirtualRows(
  rows: readonly LeadRow[],
  container: RefObject<HTMLElement | null>,
  kept: number,
  { rowHeight, head }: { rowHeight: number; head: number },
): VirtualRows {
  const [margin, setMargin] = useState(0);
  const atTop = window.scrollY + head <= margin;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it answers
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
    measureElement: heightOf,
    scrollMargin: margin,
    overscan: 6,
    scrollPaddingStart: head,
    scrollPaddingEnd: 24,
    // At the top new rows push the others down, as in any list; further below they stay off the screen.
    anchorTo: atTop ? "start" : "end",
    // Who is at the end has not asked to be taken along when more arrives there.
    scrollEndThreshold: -1,
  });
  const { isScrolling } = virtualizer;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what stands above may change at any time
  useLayoutEffect(() => {
    // To ask while rows come and go would lay the page out twice a frame.
    if (container.current && !isScrolling) setMargin(topOf(container.current));
  });
  const { items, rest } = placed(
    rows,
    virtualizer.getVirtualItems(),
    margin,
    margin + virtualizer.getTotalSize(),
  );
  return {
    items,
    rest,
    measure: virtualizer.measureElement,
    sight: {
      first: virtualizer.range?.startIndex ?? 0,
      last: virtualizer.range?.endIndex ?? 0,
    },
    atTop,
    scrollTo: virtualizer.scrollToIndex,
  };
}

type HeightOf = NonNullable<ReactVirtualizerOptions<Window, HTMLElement>["measureElement"]>;

/**
 * How high a row is, in pixels: what the browser tells of it, once it has laid it out and before it shows it.
 * To ask sooner would have it laid out at once, row by row.
 */
const heightOf: HeightOf = (element, entry, virtualizer) => {
  if (entry !== undefined) return measureElement(element, entry, virtualizer);
  const index = virtualizer.indexFromElement(element);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/** Where the rows begin in the page, in pixels. */
function topOf(container: HTMLElement): number {
  const head = container.querySelector("thead")?.offsetHeight ?? 0;
  return container.getBoundingClientRect().top + window.scrollY + head;
}

function withKept(range: Range, kept: number): number[] {
  const indexes = defaultRangeExtractor(range);
  return kept >= 0 && kept < range.count && !indexes.includes(kept)
    ? [...indexes, kept].toSorted((a, b) => a - b)
    : indexes;
}

function placed(
  rows: readonly LeadRow[],
  virtual: readonly VirtualItem[],
  start: number,
  end: number,
): { items: readonly VirtualRow[]; rest: number } {
  let at = start;
  const items = virtual.flatMap((item) => {
    const row = rows[item.index];
    if (row === undefined) return [];
    const gap = item.start - at;
    at = item.end;
    return [{ row, index: item.index, gap }];
  });
  return { items, rest: Math.max(0, end - at) };
}
