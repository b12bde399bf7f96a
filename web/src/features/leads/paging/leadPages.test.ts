import { expect, test } from "vitest";

import {
  firstPages,
  olderThanShown,
  openPageLimit,
  pageKey,
  pageSize,
  shownRows,
  withOlderPage,
  withRows,
  type Page,
  type PagedRow,
} from "./leadPages.ts";

/** Rows named by number, highest first, because the newest come first. */
function rows(from: number, to: number): PagedRow[] {
  return Array.from({ length: from - to + 1 }, (_, index) => row(from - index));
}

function row(number: number): PagedRow {
  return { id: String(number), cursor: [number] };
}

function unplaced(number: number): PagedRow {
  return { ...row(number), cursor: null };
}

function answered(
  pages: readonly Page<PagedRow>[],
  index: number,
  found: PagedRow[],
): readonly Page<PagedRow>[] {
  const page = pages[index];
  if (!page) throw new Error(`no page ${index}`);
  return withRows(pages, pageKey(page), {
    rows: found,
    more: page.until === null && found.length > pageSize,
  });
}

const ids = (found: readonly PagedRow[]) => found.map(({ id }) => id);

test("shows a short list as one page with nothing older", () => {
  const pages = answered(firstPages(), 0, rows(3, 1));
  expect(ids(shownRows(pages))).toEqual(["3", "2", "1"]);
  expect(olderThanShown(pages)).toBe("none");
  expect(withOlderPage(pages)).toBe(pages);
});

test("reports older leads as loading before the first answer", () => {
  expect(olderThanShown(firstPages())).toBe("loading");
});

test("shows a full page and detects older leads by the extra row", () => {
  const pages = answered(firstPages(), 0, rows(200, 200 - openPageLimit + 1));
  expect(shownRows(pages)).toHaveLength(pageSize);
  expect(olderThanShown(pages)).toBe("some");
});

test("reports no older leads when the page is exactly full", () => {
  const pages = answered(firstPages(), 0, rows(pageSize, 1));
  expect(olderThanShown(pages)).toBe("none");
});

test("fixes the end of the last page and opens the next one when older leads are shown", () => {
  let pages = withOlderPage(answered(firstPages(), 0, rows(200, 150)));
  expect(pages.map(pageKey)).toEqual(["..[154]", "[154].."]);
  expect(olderThanShown(pages)).toBe("loading");
  expect(shownRows(pages)).toHaveLength(pageSize);

  pages = answered(pages, 1, rows(153, 120));
  expect(ids(shownRows(pages))).toEqual(ids(rows(200, 120)));
  expect(olderThanShown(pages)).toBe("none");
});

test("grows the first page when new leads arrive, without hiding any row", () => {
  let pages = withOlderPage(answered(firstPages(), 0, rows(200, 150)));
  pages = answered(pages, 1, rows(153, 120));
  pages = answered(pages, 0, rows(210, 154));
  expect(ids(shownRows(pages))).toEqual(ids(rows(210, 120)));
});

test("splits a grown page into halves with known rows", () => {
  let pages = withOlderPage(answered(firstPages(), 0, rows(200, 150)));
  pages = answered(pages, 1, rows(153, 120));
  pages = answered(pages, 0, rows(229, 154));
  expect(pages.map(pageKey)).toEqual(["..[192]", "[192]..[154]", "[154].."]);
  expect(ids(shownRows(pages))).toEqual(ids(rows(229, 120)));
});

test("ends no page at a row that the server has not placed yet", () => {
  const found = rows(200, 150).map((each, index) =>
    index < 50 && index > 40 ? unplaced(1) : each,
  );
  expect(withOlderPage(answered(firstPages(), 0, found)).map(pageKey)).toEqual([
    "..[160]",
    "[160]..",
  ]);

  const nonePlaced = answered(
    firstPages(),
    0,
    rows(200, 150).map(() => unplaced(1)),
  );
  expect(withOlderPage(nonePlaced)).toBe(nonePlaced);
});

test("ignores an answer for a page that no longer exists", () => {
  const pages = withOlderPage(answered(firstPages(), 0, rows(200, 150)));
  expect(withRows(pages, "..", { rows: rows(9, 1), more: false })).toEqual(pages);
});
