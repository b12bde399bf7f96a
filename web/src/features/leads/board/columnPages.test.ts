import { expect, test } from "vitest";

import {
  firstPages,
  livePages,
  pageKey,
  shownRows,
  withOlderPage,
  withRows,
  type Page,
  type PagedRow,
} from "../paging/leadPages.ts";
import { columnPages } from "./boardColumns.ts";

const stored: readonly PagedRow[] = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  cursor: [index],
}));

/** Answers all pages as the database would. */
function answered(pages: readonly Page<PagedRow>[], rows: readonly PagedRow[]) {
  return pages.reduce((done: readonly Page<PagedRow>[], { after, until }) => {
    const [first, last] = [Number(after?.[0] ?? -1), Number(until?.[0] ?? Infinity)];
    const inside = rows.filter(({ cursor }) => Number(cursor?.[0]) > first);
    const found = inside
      .filter(({ cursor }) => Number(cursor?.[0]) <= last)
      .slice(0, until === null ? columnPages.open : undefined);
    const more = until === null && found.length === columnPages.open;
    return withRows(done, pageKey({ after, until }), { rows: found, more }, columnPages);
  }, pages);
}

function scrolledToEnd(rows: readonly PagedRow[]) {
  let pages = answered(firstPages<PagedRow>(), rows);
  for (;;) {
    const next = withOlderPage(pages, columnPages);
    if (next === pages) return pages;
    pages = answered(next, rows);
  }
}

test("opens with eight cards and reads no more", () => {
  const [page] = answered(firstPages<PagedRow>(), stored);
  expect(page?.rows).toHaveLength(8);
  expect(page?.more).toBe(true);
});

test.each([0, 3, 8, 16, 17, 100])("loads all of %d cards on scroll", (count) => {
  const rows = stored.slice(0, count);
  expect(shownRows(scrolledToEnd(rows), columnPages)).toEqual(rows);
});

test("subscribes to at most 50 leads, wherever the column is scrolled", () => {
  const pages = scrolledToEnd(stored);
  for (let first = 0; first < stored.length; first += 1) {
    const live = livePages(pages, { first, last: first + 7 }, columnPages);
    const subscribed = live.flatMap(({ rows }) => rows ?? []);
    expect(subscribed.length).toBeLessThanOrEqual(50);
    expect(subscribed).toContain(stored[first]);
  }
});
