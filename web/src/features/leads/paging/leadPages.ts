/**
 * A long live list as bounded pages. Every page but the last has both ends fixed, so a lead that
 * arrives grows the page it belongs to and pushes none out of sight; the last one has an open end
 * and is limited. A page that grows is split before it reaches the limit of its query.
 */
export type Page<Row> = {
  /** The last row of the page before; null on the first page. */
  after: Cursor | null;
  /** The last row of this page; null on the last one. */
  until: Cursor | null;
  /** In the list's order; null until they have arrived. On the last page one more than is shown. */
  rows: readonly Row[] | null;
  /** On the last page: whether there are more rows than it shows. */
  more: boolean;
};

/** A place in the list: what a row is sorted by, in the database's own precision, and its id. */
type Cursor = readonly unknown[];

/** `cursor` is null while the server has not yet said where the row belongs. */
export type PagedRow = { id: string; cursor: Cursor | null };

/**
 * Rows on a page when it is first shown. With the one more, its reader's profile, and what the rules
 * look up for the list, the profile and the bell, a list that is the first page to be opened reads 52.
 */
export const pageSize = 47;

/** The limit of the last page's query: one more than is shown tells whether there are older ones. */
export const openPageLimit = pageSize + 1;

/** The limit of all other pages' queries, and the most that the security rules let anyone list. */
export const boundedPageLimit = 100;

const splitAbove = 75;

export function firstPages<Row>(): readonly Page<Row>[] {
  return [{ after: null, until: null, rows: null, more: false }];
}

/** A page's identity: the same bounds are the same query. */
export function pageKey({ after, until }: Pick<Page<unknown>, "after" | "until">): string {
  return [after, until].map((cursor) => (cursor === null ? "" : JSON.stringify(cursor))).join("..");
}

/**
 * What arrived for one page; a page that is no more is ignored. Grown pages are split, and small
 * ones joined: so few of them are ever on one screen.
 */
export function withRows<Row extends PagedRow>(
  pages: readonly Page<Row>[],
  key: string,
  answer: Pick<Page<Row>, "more"> & { rows: readonly Row[] },
): readonly Page<Row>[] {
  return joined(
    pages.flatMap((page) =>
      pageKey(page) === key ? split({ ...page, rows: answer.rows, more: answer.more }) : [page],
    ),
  );
}

/** The pages with one more at the end, or the same pages where nothing older is known. */
export function withOlderPage<Row extends PagedRow>(
  pages: readonly Page<Row>[],
): readonly Page<Row>[] {
  const last = pages.at(-1);
  const cut = last?.more ? cutAt(last, pageSize) : null;
  return cut ? [...pages.slice(0, -1), ...cut] : pages;
}

/** All rows that are shown, in the list's order. */
export function shownRows<Row>(pages: readonly Page<Row>[]): readonly Row[] {
  return pages.flatMap(shownOn);
}

/** Where somebody looks: the places of the first and the last row on the screen. */
export type VisibleRange = { first: number; last: number };

/**
 * The pages to keep live: those on the screen, one to each side, the first one, where new leads
 * arrive, and what has not answered yet. On a screen of up to 47 rows these are 6 at most.
 */
export function livePages<Row>(
  pages: readonly Page<Row>[],
  { first, last }: VisibleRange,
): readonly Page<Row>[] {
  let end = 0;
  const seen = pages.map((page) => {
    const start = end;
    end += shownOn(page).length;
    return start <= last && end > first;
  });
  // Where rows have gone meanwhile, one looks at the end.
  const from = seen.includes(true) ? seen.indexOf(true) : pages.length - 1;
  const to = seen.includes(true) ? seen.lastIndexOf(true) : pages.length - 1;
  return pages.filter(
    (page, at) => at === 0 || page.rows === null || (at >= from - 1 && at <= to + 1),
  );
}

/** What lies below the last row: nothing, older leads, or leads that are on their way. */
export function olderThanShown<Row>(pages: readonly Page<Row>[]): "none" | "some" | "loading" {
  const last = pages.at(-1);
  if (!last || last.rows === null) return "loading";
  return last.more ? "some" : "none";
}

function shownOn<Row>({ until, rows }: Page<Row>): readonly Row[] {
  return until === null ? (rows ?? []).slice(0, pageSize) : (rows ?? []);
}

/** Neighbours that are one page's worth together become one; the last page stays as it is. */
function joined<Row>(pages: readonly Page<Row>[]): readonly Page<Row>[] {
  const done: Page<Row>[] = [];
  for (const page of pages) {
    const before = done.at(-1);
    const rows = before?.rows && page.rows ? [...before.rows, ...page.rows] : null;
    if (before && page.until !== null && rows !== null && rows.length <= pageSize) {
      done[done.length - 1] = { ...page, after: before.after, rows };
    } else done.push(page);
  }
  return done;
}

function split<Row extends PagedRow>(page: Page<Row>): readonly Page<Row>[] {
  const length = page.rows?.length ?? 0;
  if (page.until === null || length <= splitAbove) return [page];
  return cutAt(page, Math.ceil(length / 2)) ?? [page];
}

/**
 * Two pages of one, the first with `count` rows; fewer where the row at the cut has no place yet.
 * The rows are known already, so nothing vanishes while the new queries start.
 */
function cutAt<Row extends PagedRow>(page: Page<Row>, count: number): Page<Row>[] | null {
  const rows = page.rows ?? [];
  const last = rows.slice(0, count).findLastIndex((row) => row.cursor !== null);
  const cursor = rows[last]?.cursor;
  if (!cursor) return null;
  const rest = rows.slice(last + 1);
  return [
    { after: page.after, until: cursor, rows: rows.slice(0, last + 1), more: false },
    // An open page's extra row is not all of the next page: that one waits for its own answer.
    { after: cursor, until: page.until, rows: page.until === null ? null : rest, more: false },
  ];
}
