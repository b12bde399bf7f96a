import type { Task } from "@salvia/domain/scheduling/task";

/** A task, its id, and whether its last write awaits confirmation from the server. */
export type TaskRow = { id: string; task: Task; pending: boolean };

/** A snapshot of one page; `next` is the cursor of the page below, null if there is none. */
export type TaskPage<Cursor> = { rows: readonly TaskRow[]; next: Cursor | null; fresh: boolean };

/** Listens to a page that starts after a cursor and ends at another cursor or at the page size. */
export type ListenToPage<Cursor> = (
  bounds: { after: Cursor | null; until: Cursor | null },
  onPage: (page: TaskPage<Cursor>) => void,
) => () => void;

export type TaskList = {
  rows: readonly TaskRow[];
  /** Whether there are tasks below the last row. */
  more: "none" | "some" | "loading";
  showMore: () => void;
  /** Whether the server has confirmed the rows. */
  fresh: boolean;
};

/**
 * A list of tasks in live pages, down to the last page requested. All pages but the last have a
 * fixed end, so a completed or postponed task leaves its page without shifting the other pages.
 */
export function openTaskList<Cursor>(
  listen: ListenToPage<Cursor>,
  onList: (list: TaskList) => void,
): () => void {
  type Open = { page: TaskPage<Cursor> | null; end: () => void };
  const pages: Open[] = [];

  function tell() {
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
    const opened: Open = { page: before?.page ?? null, end: () => {} };
    pages[at] = opened;
    opened.end = listen({ after, until }, (page) => {
      opened.page = page;
      tell();
    });
    starts[at] = after;
    // Stops the old listener only after the new one starts, so that the new one reuses cached rows.
    before?.end();
  }

  function showMore() {
    const at = pages.length - 1;
    const cut = pages[at]?.page?.next ?? null;
    if (cut === null) return;
    open(at, starts[at] ?? null, cut);
    open(at + 1, cut, null);
    tell();
  }

  const starts: (Cursor | null)[] = [];
  open(0, null, null);
  return () => {
    for (const { end } of pages) end();
  };
}
