/**
 * A long live list as bounded pages. Every page but the last has both ends fixed, so an arriving
 * lead grows its page without pushing other rows out. The last page has an open end and a limit. A
 * growing page is split before it reaches its query's limit.
 */
export type Page<Row> = {
  /** Cursor of the previous page's last row; null on the first page. */
  after: Cursor | null;
  /** Cursor of this page's last row; null on the last page. */
  until: Cursor | null;
  /** Rows in list order; null until they have loaded. The last page has one more than it shows. */
  rows: readonly Row[] | null;
  /** On the last page: whether more rows exist than it shows. */
  more: boolean;
};

/** A position in the list: the sort values, at the database's precision, and the id. */
type Cursor = readonly unknown[];

/** `cursor` is null until the server has determined the row's position. */
export type PagedRow = { id: string; cursor: Cursor | null };

/**
 * Rows shown when a page first opens. A list opened as the first page costs 56 reads at most: these rows,
 * the extra row, the user's profile, and the documents that the rules look up for the list, the
 * profile and the bell.
 */
export const pageSize = 47;

/** Query limit of the last page: one extra row reveals whether older leads exist. */
export const openPageLimit = pageSize + 1;

/**
 * Query limit of all other pages, and the maximum that the security rules allow in a list query.
 */
export const boundedPageLimit = 100;

/** How long the pages of one kind of list are. */
export type PageShape = {
  /** Rows of a page when it opens. */
  size: number;
  /** Query limit of the last page. */
  open: number;
  /** Rows above which a growing page is split. */
  splitAbove: number;
};

export const listShape: PageShape = { size: pageSize, open: openPageLimit, splitAbove: 75 };

export function firstPages<Row>(): readonly Page<Row>[] {
  return [{ after: null, until: null, rows: null, more: false }];
}

/** Identifies a page: equal bounds mean the same query. */
export function pageKey({ after, until }: Pick<Page<unknown>, "after" | "until">): string {
  return [after, until].map((cursor) => (cursor === null ? "" : JSON.stringify(cursor))).join("..");
}

/**
 * Applies an answer to its page; ignores answers for pages that no longer exist. Splits grown pages
 * and joins small ones, so that few pages are ever on the screen.
 */
export function withRows<Row extends PagedRow>(
  pages: readonly Page<Row>[],
  key: string,
  answer: Pick<Page<Row>, "more"> & { rows: readonly Row[] },
  shape = listShape,
): readonly Page<Row>[] {
  return joined(
    pages.flatMap((page) =>
      pageKey(page) === key
        ? split({ ...page, rows: answer.rows, more: answer.more }, shape)
        : [page],
    ),
    shape,
  );
}

/** Adds a page at the end; returns the same pages when no older leads are known. */
export function withOlderPage<Row extends PagedRow>(
  pages: readonly Page<Row>[],
  { size } = listShape,
): readonly Page<Row>[] {
  const last = pages.at(-1);
  const cut = last?.more ? cutAt(last, size) : null;
  return cut ? [...pages.slice(0, -1), ...cut] : pages;
}

export function shownRows<Row>(pages: readonly Page<Row>[], shape = listShape): readonly Row[] {
  return pages.flatMap((page) => shownOn(page, shape));
}

/** Indexes of the first and the last row on the screen. */
export type VisibleRange = { first: number; last: number };

/**
 * The pages to keep live: those on the screen, one on either side, the first one, where new leads
 * arrive, and those without an answer. On a screen of up to 47 rows this is at most 6 pages.
 */
export function livePages<Row>(
  pages: readonly Page<Row>[],
  { first, last }: VisibleRange,
  shape = listShape,
): readonly Page<Row>[] {
  let end = 0;
  const seen = pages.map((page) => {
    const start = end;
    end += shownOn(page, shape).length;
    return start <= last && end > first;
  });
  // If the visible rows are gone, the end of the list is what shows.
  const from = seen.includes(true) ? seen.indexOf(true) : pages.length - 1;
  const to = seen.includes(true) ? seen.lastIndexOf(true) : pages.length - 1;
  return pages.filter(
    (page, at) => at === 0 || page.rows === null || (at >= from - 1 && at <= to + 1),
  );
}

/** What follows the last row: nothing, older leads, or leads that are loading. */
export function olderThanShown<Row>(pages: readonly Page<Row>[]): "none" | "some" | "loading" {
  const last = pages.at(-1);
  if (!last || last.rows === null) return "loading";
  return last.more ? "some" : "none";
}

function shownOn<Row>({ until, rows }: Page<Row>, { size }: PageShape): readonly Row[] {
  return until === null ? (rows ?? []).slice(0, size) : (rows ?? []);
}

/** Joins neighboring pages that together fit one page; leaves the last page as it is. */
function joined<Row>(pages: readonly Page<Row>[], { size }: PageShape): readonly Page<Row>[] {
  const done: Page<Row>[] = [];
  for (const page of pages) {
    const before = done.at(-1);
    const rows = before?.rows && page.rows ? [...before.rows, ...page.rows] : null;
    if (before && page.until !== null && rows !== null && rows.length <= size) {
      done[done.length - 1] = { ...page, after: before.after, rows };
    } else done.push(page);
  }
  return done;
}

function split<Row extends PagedRow>(
  page: Page<Row>,
  { splitAbove }: PageShape,
): readonly Page<Row>[] {
  const length = page.rows?.length ?? 0;
  if (page.until === null || length <= splitAbove) return [page];
  return cutAt(page, Math.ceil(length / 2)) ?? [page];
}

/**
 * Splits a page in two, the first with `count` rows, or fewer if the row at the cut has no cursor
 * yet. Both halves keep their known rows, so nothing disappears while the new queries start.
 */
function cutAt<Row extends PagedRow>(page: Page<Row>, count: number): Page<Row>[] | null {
  const rows = page.rows ?? [];
  const last = rows.slice(0, count).findLastIndex((row) => row.cursor !== null);
  const cursor = rows[last]?.cursor;
  if (!cursor) return null;
  const rest = rows.slice(last + 1);
  return [
    { after: page.after, until: cursor, rows: rows.slice(0, last + 1), more: false },
    // The open page's extra row is only part of the next page, which waits for its own answer.
    { after: cursor, until: page.until, rows: page.until === null ? null : rest, more: false },
  ];
}
