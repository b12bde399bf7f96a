import type { Task } from "@salvia/domain/scheduling/task";

/** A task, its id, and whether the server has yet to confirm it. */
export type TaskRow = { id: string; task: Task; pending: boolean };

/** What a listener hears of one page; `next` leads to the page below, null where there is none. */
export type TaskPage<Cursor> = { rows: readonly TaskRow[]; next: Cursor | null; fresh: boolean };

/** Listens to a page that begins after a place, and ends at one or after as many as it holds. */
export type ListenToPage<Cursor> = (
  bounds: { after: Cursor | null; until: Cursor | null },
  onPage: (page: TaskPage<Cursor>) => void,
) => () => void;

export type TaskList = {
  rows: readonly TaskRow[];
  /** What lies below the last row. */
  more: "none" | "some" | "loading";
  showMore: () => void;
  /** Whether the server has confirmed the rows. */
  fresh: boolean;
};

/**
 * A list of tasks in live pages, as far down as it was asked for. All pages but the last have a fixed
 * end: what is done or put off leaves its page, and pushes nothing from one to the next.
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
    // Ended after the other has begun, which then finds its rows in memory.
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
