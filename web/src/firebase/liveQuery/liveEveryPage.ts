import { limit, query, startAfter, type QueryDocumentSnapshot } from "firebase/firestore";

import { listenToRows, type RowsOfQuery } from "./liveCollection.ts";
import type { Source } from "./source.ts";

/** The maximum page size that the rules allow. */
export const pageMax = 100;

/**
 * All rows of a bounded list, every page of which is live.
 *
 * @param declare returns the query without a limit; called when a listener opens
 */
export function liveEveryPage<Args extends readonly unknown[], T, Row>(
  declare: (...args: Args) => RowsOfQuery<T, Row>,
): (...args: Args) => Source<readonly Row[]> {
  return (...args) =>
    (onValue, onError) => {
      const declared = declare(...args);
      return openEveryPage<Row, QueryDocumentSnapshot>((after, onPage) => {
        const begin = after === null ? [] : [startAfter(after)];
        return listenToRows(
          { ...declared, query: query(declared.query, ...begin, limit(pageMax)) },
          ({ rows, docs }) =>
            onPage({ rows, end: docs.length < pageMax ? null : (docs.at(-1) ?? null) }),
          onError,
          { stateless: true },
        );
      }, onValue);
    };
}

/**
 * Listens to the page after a cursor, or to the first page, until the returned function is called.
 * `end` is the cursor of the last entry of a full page; null if no page can follow.
 */
export type ListenToPage<Row, Cursor> = (
  after: Cursor | null,
  onPage: (page: { rows: readonly Row[]; end: Cursor | null }) => void,
) => () => void;

type Page<Row> = { rows: readonly Row[] | null; endId: string | null; stop: () => void };

/**
 * Each page starts at the end of the one before. When a page ends at another entry, the pages after
 * it are read again. Reports only once every page has loaded, since a truncated list looks like a
 * complete one.
 */
export function openEveryPage<Row, Cursor extends { id: string }>(
  listen: ListenToPage<Row, Cursor>,
  onRows: (rows: readonly Row[]) => void,
): () => void {
  const pages: Page<Row>[] = [];

  function open(after: Cursor | null) {
    const page: Page<Row> = { rows: null, endId: null, stop: () => {} };
    pages.push(page);
    page.stop = listen(after, ({ rows, end }) => {
      if (pages.includes(page)) show(page, rows, end);
    });
  }

  function show(page: Page<Row>, rows: readonly Row[], end: Cursor | null) {
    const endId = end?.id ?? null;
    const isSameEnd = page.endId === endId;
    page.rows = rows;
    page.endId = endId;
    if (!isSameEnd) {
      for (const behind of pages.splice(pages.indexOf(page) + 1)) behind.stop();
      if (end !== null) open(end);
    }
    const known = pages.flatMap((each) => (each.rows === null ? [] : [each.rows]));
    if (known.length === pages.length) onRows(known.flat());
  }

  open(null);
  return () => {
    for (const page of pages.splice(0)) page.stop();
  };
}
