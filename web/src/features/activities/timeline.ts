import type { LeadActivity } from "@salvia/domain/leadActivity";

/** One entry; `pending` while the server has not confirmed it. */
export type TimelineRow = { id: string; activity: LeadActivity; pending: boolean };

/** `next` leads to the page below; null where there is none. */
export type TimelinePage<Cursor> = { rows: readonly TimelineRow[]; next: Cursor | null };

export type Timeline = {
  /** The newest first. */
  rows: readonly TimelineRow[];
  older: "some" | "loading" | "failed" | "none";
  showOlder: () => void;
  /** Whether the server has confirmed the newest rows. */
  fresh: boolean;
};

type Pages<Cursor> = {
  listen: (onPage: (page: TimelinePage<Cursor>, fresh: boolean) => void) => () => void;
  fetch: (after: Cursor) => Promise<TimelinePage<Cursor>>;
};

/**
 * A lead's activities: the newest page is live, older ones are read once, when they are asked for.
 * That is enough because nobody changes or deletes what is written: what was confirmed is kept,
 * also when newer entries push it off the live page.
 */
export function openTimeline<Cursor>(
  { listen, fetch }: Pages<Cursor>,
  onTimeline: (timeline: Timeline) => void,
): () => void {
  let open = true;
  let newest: readonly TimelineRow[] = [];
  let fresh = false;
  let older: Timeline["older"] = "none";
  let next: Cursor | null = null;
  /** Whether anything below the newest page was asked for. */
  let deeper = false;
  const confirmed = new Map<string, TimelineRow>();

  function tell() {
    const waiting = newest.filter(({ id }) => !confirmed.has(id));
    const rows = [...waiting, ...confirmed.values()].toSorted(byTime);
    onTimeline({ rows, older, showOlder: () => void showOlder(), fresh });
  }

  function keep(rows: readonly TimelineRow[]) {
    for (const row of rows) if (!row.pending) confirmed.set(row.id, row);
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

  const end = listen((page, isFresh) => {
    // So much has come at once, after a time without a network, that something may lie between.
    if (page.next !== null && !page.rows.some(({ id }) => confirmed.has(id))) {
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

function byTime(a: TimelineRow, b: TimelineRow): number {
  return b.activity.createdAt.getTime() - a.activity.createdAt.getTime();
}
