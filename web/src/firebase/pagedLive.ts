/** An entry; `pending` while the server has not confirmed it. */
export type PagedRow = { id: string; pending?: boolean };

/** `next` is the cursor of the page below; null if there is none. */
export type LivePage<Row extends PagedRow, Cursor> = { rows: readonly Row[]; next: Cursor | null };

/** A list whose newest page is live and whose older pages are read on request. */
export type PagedLive<Row extends PagedRow> = {
  /** Newest first. */
  rows: readonly Row[];
  older: "some" | "loading" | "failed" | "none";
  showOlder: () => void;
  /** Whether the server has confirmed the newest rows. */
  fresh: boolean;
};

type Pages<Row extends PagedRow, Cursor> = {
  listen: (onPage: (page: LivePage<Row, Cursor>, fresh: boolean) => void) => () => void;
  fetch: (after: Cursor) => Promise<LivePage<Row, Cursor>>;
  /** The time by which the list is ordered. */
  timeOf: (row: Row) => Date;
};

/**
 * An append-only list: the newest page is live, and older pages are read once, on request. That
 * suffices because entries never change: confirmed entries are kept even when newer ones push them
 * off the live page. When entries are removed, as by the undo of a merge, the list starts over.
 */
export function openPagedLive<Row extends PagedRow, Cursor>(
  { listen, fetch, timeOf }: Pages<Row, Cursor>,
  onList: (list: PagedLive<Row>) => void,
): () => void {
  let open = true;
  let newest: readonly Row[] = [];
  let fresh = false;
  let older: PagedLive<Row>["older"] = "none";
  let next: Cursor | null = null;
  /** Whether any page below the newest was requested. */
  let deeper = false;
  const confirmed = new Map<string, Row>();

  function tell() {
    const waiting = newest.filter(({ id }) => !confirmed.has(id));
    const rows = [...waiting, ...confirmed.values()].toSorted(
      (a, b) => timeOf(b).getTime() - timeOf(a).getTime(),
    );
    onList({ rows, older, showOlder: () => void showOlder(), fresh });
  }

  function keep(rows: readonly Row[]) {
    for (const row of rows) if (row.pending !== true) confirmed.set(row.id, row);
  }

  function goesOnAt(cursor: Cursor | null) {
    next = cursor;
    older = cursor === null ? "none" : "some";
  }

  async function showOlder() {
    if (next === null || older === "loading") return;
    deeper = true;
    older = "loading";
    tell();
    try {
      const page = await fetch(next);
      keep(page.rows);
      goesOnAt(page.next);
    } catch {
      older = "failed";
    }
    if (open) tell();
  }

  /** Whether the live page covers a known entry but no longer includes it. */
  function lacksKnown({ rows, next: below }: LivePage<Row, Cursor>): boolean {
    const ids = new Set(rows.map(({ id }) => id));
    const last = below === null ? undefined : rows.at(-1);
    const end = last === undefined ? -Infinity : timeOf(last).getTime();
    return [...confirmed.values()].some((row) => !ids.has(row.id) && timeOf(row).getTime() > end);
  }

  const end = listen((page, isFresh) => {
    // So many entries have arrived at once, after a time offline, that some may be missing between.
    const isGap = page.next !== null && !page.rows.some(({ id }) => confirmed.has(id));
    if (isGap || (isFresh && lacksKnown(page))) {
      confirmed.clear();
      deeper = false;
    }
    newest = page.rows;
    fresh = isFresh;
    keep(page.rows);
    if (!deeper) goesOnAt(page.next);
    tell();
  });
  return () => {
    open = false;
    end();
  };
}

/**
 * The same list read to its end. Reports only once all of it has loaded, for results that would be
 * wrong without the oldest entries. A list of one page costs no more than that page.
 */
export function openWholeLive<Row extends PagedRow, Cursor>(
  pages: Pages<Row, Cursor>,
  onRows: (rows: readonly Row[]) => void,
  onError: (error: unknown) => void,
): () => void {
  async function fetch(after: Cursor) {
    try {
      return await pages.fetch(after);
    } catch (error) {
      onError(error);
      throw error;
    }
  }
  return openPagedLive({ ...pages, fetch }, ({ rows, older, showOlder }) => {
    if (older === "some") showOlder();
    if (older === "none") onRows(rows);
  });
}
