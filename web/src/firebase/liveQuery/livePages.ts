import {
  getDocsFromServer,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import {
  lastIfMore,
  listenToPage,
  rowsOf,
  withOneMore,
  type RowsOfQuery,
} from "./liveCollection.ts";
import type { Source } from "./source.ts";

/** An entry; `pending` while the server has not confirmed it. */
export type PagedRow = { id: string; pending?: boolean };

/** A list whose newest page is live and whose older pages are read on request. */
export type LivePages<Row extends PagedRow> = {
  /** Newest first. */
  rows: readonly Row[];
  older: "some" | "loading" | "failed" | "none";
  showOlder: () => void;
  /** Whether the server has confirmed the newest rows. */
  fresh: boolean;
};

type Declared<T, Row> = RowsOfQuery<T, Row> & {
  pageSize: number;
  /** The time by which the query is ordered. */
  timeOf: (row: Row) => Date;
  /** Reads an older page; from the server by default. */
  fetchPage?: (page: Query) => Promise<QuerySnapshot>;
};

/**
 * An append-only list, newest entry first: the newest page is live, and older pages are read once,
 * on request.
 *
 * @param declare returns the query without a limit; called when a listener opens
 */
export function livePages<Args extends readonly unknown[], T, Row extends PagedRow>(
  declare: (...args: Args) => Declared<T, Row>,
): (...args: Args) => Source<LivePages<Row>> {
  return (...args) =>
    (onValue, onError) =>
      openLivePages(pagesOf(declare(...args), onError), onValue);
}

function pagesOf<T, Row extends PagedRow>(
  declared: Declared<T, Row>,
  onError: (error: unknown) => void,
): Pages<Row, QueryDocumentSnapshot> {
  const { pageSize, timeOf, fetchPage = getDocsFromServer } = declared;
  return {
    listen: (onPage) => listenToPage(declared, pageSize, onPage, onError),
    async fetch(after) {
      const page = query(declared.query, startAfter(after));
      const { docs } = await fetchPage(withOneMore(page, pageSize));
      return {
        rows: rowsOf(declared, docs.slice(0, pageSize)),
        next: lastIfMore(docs, pageSize),
      };
    },
    timeOf,
  };
}

/** `next` is the cursor of the page below; null if there is none. */
export type Page<Row extends PagedRow, Cursor> = { rows: readonly Row[]; next: Cursor | null };

type Pages<Row extends PagedRow, Cursor> = {
  listen: (onPage: (page: Page<Row, Cursor> & { fresh: boolean }) => void) => () => void;
  fetch: (after: Cursor) => Promise<Page<Row, Cursor>>;
  timeOf: (row: Row) => Date;
};

/**
 * Reading older pages once suffices because entries never change: confirmed entries are kept even
 * when newer ones push them off the live page. When entries are removed, as by the undo of a merge,
 * the list starts over.
 */
export function openLivePages<Row extends PagedRow, Cursor>(
  { listen, fetch, timeOf }: Pages<Row, Cursor>,
  onList: (list: LivePages<Row>) => void,
): () => void {
  let open = true;
  let newest: readonly Row[] = [];
  let fresh = false;
  let older: LivePages<Row>["older"] = "none";
  let next: Cursor | null = null;
  /** Whether any page below the newest was requested. */
  let deeper = false;
  let confirmed = new Map<string, Row>();

  function emit() {
    const waiting = newest.filter(({ id }) => !confirmed.has(id));
    const rows = [...waiting, ...confirmed.values()].toSorted(
      (a, b) => timeOf(b).getTime() - timeOf(a).getTime(),
    );
    onList({ rows, older, showOlder: () => void showOlder(), fresh });
  }

  function goesOnAt(cursor: Cursor | null) {
    next = cursor;
    older = cursor === null ? "none" : "some";
  }

  async function showOlder() {
    const after = next;
    if (after === null || older === "loading") return;
    deeper = true;
    older = "loading";
    emit();
    try {
      const page = await fetch(after);
      // If the list has started over meanwhile, this page does not follow it.
      if (next !== after) return;
      confirmed = new Map([...confirmed, ...entriesOf(page.rows)]);
      goesOnAt(page.next);
    } catch {
      if (next !== after) return;
      older = "failed";
    }
    if (open) emit();
  }

  /** Whether the live page covers a known entry but no longer includes it. */
  function lacksKnown({ rows, next: below }: Page<Row, Cursor>): boolean {
    const ids = new Set(rows.map(({ id }) => id));
    const last = below === null ? undefined : rows.at(-1);
    const end = last === undefined ? -Infinity : timeOf(last).getTime();
    return [...confirmed.values()].some((row) => !ids.has(row.id) && timeOf(row).getTime() > end);
  }

  const end = listen((page) => {
    // So many entries have arrived at once, after a time offline, that some may be missing between.
    const isGap = page.next !== null && !page.rows.some(({ id }) => confirmed.has(id));
    if (isGap || (page.fresh && lacksKnown(page))) {
      confirmed.clear();
      deeper = false;
    }
    newest = page.rows;
    fresh = page.fresh;
    // The newest page comes first, so that entries of the same millisecond keep its order.
    confirmed = new Map([...entriesOf(page.rows), ...confirmed, ...entriesOf(page.rows)]);
    if (!deeper) goesOnAt(page.next);
    emit();
  });
  return () => {
    open = false;
    end();
  };
}

function entriesOf<Row extends PagedRow>(
  rows: readonly Row[],
): readonly (readonly [string, Row])[] {
  return rows.filter(({ pending }) => pending !== true).map((row) => [row.id, row]);
}
