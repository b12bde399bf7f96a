import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type ReactVirtualizerOptions,
  type Range,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useState, type RefObject } from "react";

import type { LeadRow } from "../paging/leadRow.ts";

/** A row in the document, with the space to leave above it for rows that are not. */
type VirtualRow = { row: LeadRow; index: number; gap: number };

export type VirtualRows = {
  items: readonly VirtualRow[];
  /** The space below the last row, in pixels. */
  rest: number;
  /** Ref for every row element, which needs its index in `data-index`. */
  measure: (element: HTMLElement | null) => void;
  /** Indexes of the first and the last row on the screen. */
  visible: { first: number; last: number };
  atTop: boolean;
  scrollTo: (index: number) => void;
};

/**
 * Selects the rows to render: those on the screen and a few around them. The page itself scrolls,
 * and changes above the screen do not move the visible rows.
 *
 * @param container the element with the rows, below a table's header
 * @param kept the index of the focused row, which always stays in the document
 * @param head the height of sticky elements above the rows, in pixels; `foot` of those below them
 */
export function useVirtualRows(
  rows: readonly LeadRow[],
  container: RefObject<HTMLElement | null>,
  kept: number,
  { rowHeight, head, foot }: { rowHeight: number; head: number; foot: number },
): VirtualRows {
  const [margin, setMargin] = useState(0);
  const atTop = window.scrollY + head <= margin;
  // oxlint-disable-next-line react/incompatible-library -- its result is not memoized
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
    measureElement: heightOf,
    scrollMargin: margin,
    overscan: 6,
    scrollPaddingStart: head,
    scrollPaddingEnd: foot,
    // At the top, new rows push the others down; further down, they stay above the screen.
    anchorTo: atTop ? "start" : "end",
    // Does not follow rows that are added at the end.
    scrollEndThreshold: -1,
  });
  const { isScrolling } = virtualizer;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- content above may change anytime
  useLayoutEffect(() => {
    // Measuring during scrolling would force a second layout in every frame.
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
    visible: {
      first: virtualizer.range?.startIndex ?? 0,
      last: virtualizer.range?.endIndex ?? 0,
    },
    atTop,
    scrollTo: virtualizer.scrollToIndex,
  };
}

type HeightOf = NonNullable<ReactVirtualizerOptions<Window, HTMLElement>["measureElement"]>;

/**
 * A row's height in pixels, as reported by the browser after layout and before paint. Measuring
 * earlier would force a layout per row.
 */
const heightOf: HeightOf = (element, entry, virtualizer) => {
  if (entry !== undefined) return measureElement(element, entry, virtualizer);
  const index = virtualizer.indexFromElement(element);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/** The top of the rows in the page, in pixels. */
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
