/** One entry; `pending` while the server has not confirmed it. */
export type PagedRow = { id: string; pending?: boolean };

/** `next` leads to the page below; null where there is none. */
export type LivePage<Row extends PagedRow, Cursor> = { rows: readonly Row[]; next: Cursor | null };

/** A list of which the newest page is live, and older ones are read when they are asked for. */
export type PagedLive<Row extends PagedRow> = {
  /** The newest first. */
  rows: readonly Row[];
  older: "some" | "loading" | "failed" | "none";
  showOlder: () => void;
  /** Whether the server has confirmed the newest rows. */
  fresh: boolean;
};

type Pages<Row extends PagedRow, Cursor> = {
  listen: (onPage: (page: LivePage<Row, Cursor>, fresh: boolean) => void) => () => void;
  fetch: (after: Cursor) => Promise<LivePage<Row, Cursor>>;
  /** By what the list is ordered. */
  timeOf: (row: Row) => Date;
};

/**
 * A list to which is added: the newest page is live, older ones are read once, when they are asked
 * for. That is enough because nobody changes what is written: what was confirmed is kept, also when
 * newer entries push it off the live page. Where entries are taken out, as by the undo of a merge, the
 * list begins anew.
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
  /** Whether anything below the newest page was asked for. */
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

  /** Whether the live page reaches over an entry that is known, and has it no more. */
  function lacksKnown({ rows, next: below }: LivePage<Row, Cursor>): boolean {
    const ids = new Set(rows.map(({ id }) => id));
    const last = below === null ? undefined : rows.at(-1);
    const end = last === undefined ? -Infinity : timeOf(last).getTime();
    return [...confirmed.values()].some((row) => !ids.has(row.id) && timeOf(row).getTime() > end);
  }

  const end = listen((page, isFresh) => {
    // So much has come at once, after a time without a network, that something may lie between.
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
 * The same list to its end: it tells nothing before all of it is there, for what would be wrong if an
 * old entry were missing. A list of one page costs no more than that page.
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
