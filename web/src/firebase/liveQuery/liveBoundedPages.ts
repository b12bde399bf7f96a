import { endAt, limit, query, startAfter, type QueryDocumentSnapshot } from "firebase/firestore";

import { pageMax } from "./liveEveryPage.ts";
import { listenToPage, listenToRows, type RowsOfQuery } from "./liveCollection.ts";
import type { Source } from "./source.ts";

/** A list whose pages are live down to the last one requested. */
export type BoundedPages<Row> = {
  rows: readonly Row[];
  /** Whether there are rows below the last one. */
  more: "none" | "some" | "loading";
  showMore: () => void;
  /** Whether the server has confirmed the rows. */
  fresh: boolean;
};

/**
 * A list whose pages open on request and stay live. For lists of a few pages: all of them are
 * listened to.
 *
 * @param declare returns the query without a limit; called when a listener opens
 */
export function liveBoundedPages<Args extends readonly unknown[], T, Row>(
  declare: (...args: Args) => RowsOfQuery<T, Row> & { pageSize: number },
): (...args: Args) => Source<BoundedPages<Row>> {
  return (...args) =>
    (onValue, onError) => {
      const declared = declare(...args);
      return openBoundedPages<Row, QueryDocumentSnapshot>(({ after, until }, onPage) => {
        const begun = after === null ? declared.query : query(declared.query, startAfter(after));
        const page = { ...declared, query: begun };
        if (until === null) return listenToPage(page, declared.pageSize, onPage, onError);
        const bounded = { ...page, query: query(begun, endAt(until), limit(pageMax)) };
        return listenToRows(
          bounded,
          ({ docs, ...rows }) => onPage({ ...rows, next: null, isFull: docs.length === pageMax }),
          onError,
        );
      }, onValue);
    };
}

/**
 * A snapshot of one page; `next` is the cursor of the page below, null if there is none. A page that
 * `isFull` may lack rows before the next one.
 */
type Page<Row, Cursor> = {
  rows: readonly Row[];
  next: Cursor | null;
  fresh: boolean;
  isFull?: boolean;
};

/** Listens to a page that starts after a cursor and ends at another cursor or at the page size. */
export type ListenToPage<Row, Cursor> = (
  bounds: { after: Cursor | null; until: Cursor | null },
  onPage: (page: Page<Row, Cursor>) => void,
) => () => void;

/**
 * All pages but the last have a fixed end, so a row that leaves its page does not shift the other
 * pages. The list starts over when a page has grown too large.
 */
export function openBoundedPages<Row, Cursor>(
  listen: ListenToPage<Row, Cursor>,
  onList: (list: BoundedPages<Row>) => void,
): () => void {
  type Open = { page: Page<Row, Cursor> | null; after: Cursor | null; stop: () => void };
  const pages: Open[] = [];

  function emit() {
    if (pages[0]?.page === null) return;
    const last = pages.at(-1)?.page ?? null;
    onList({
      rows: pages.flatMap(({ page }) => page?.rows ?? []),
      more: last === null ? "loading" : last.next === null ? "none" : "some",
      showMore,
      fresh: pages.every(({ page }) => page?.fresh === true),
    });
  }

  function open(at: number, after: Cursor | null, until: Cursor | null) {
    const before = pages[at];
    const opened: Open = { page: before?.page ?? null, after, stop: () => {} };
    pages[at] = opened;
    opened.stop = listen({ after, until }, (page) => {
      opened.page = page;
      if (page.isFull === true) startOver();
      else emit();
    });
    // Stops the old listener only after the new one starts, so that the new one reuses cached rows.
    before?.stop();
  }

  function showMore() {
    const at = pages.length - 1;
    const cut = pages[at]?.page?.next ?? null;
    if (cut === null) return;
    open(at, pages[at]?.after ?? null, cut);
    open(at + 1, cut, null);
    emit();
  }

  function close() {
    for (const { stop } of pages.splice(0)) stop();
  }

  function startOver() {
    close();
    open(0, null, null);
  }

  open(0, null, null);
  return close;
}
