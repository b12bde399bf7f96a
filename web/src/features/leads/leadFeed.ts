import { changesBetween, noChanges, type LeadChanges } from "./leadChanges.ts";
import {
  firstPages,
  olderThanShown,
  pageKey,
  shownRows,
  withOlderPage,
  withRows,
  type Page,
  type PagedRow,
} from "./leadPages.ts";
import type { LeadRow } from "./leadRow.ts";

/** A live list of leads as it stands now. */
export type LeadFeed = {
  rows: readonly LeadRow[];
  /** What lies below the last row. */
  older: "none" | "some" | "loading";
  showOlder: () => void;
  /** Whether the server has confirmed all of it; false while the connection is lost. */
  fresh: boolean;
  /** What happened since the value before; nothing when rows are first read. */
  changes: LeadChanges;
};

export type FeedRow = LeadRow & PagedRow;

/** What a page's query answers. */
type PageAnswer = { rows: readonly FeedRow[]; more: boolean; fresh: boolean };

/** Listens to one page until the returned function is called. */
export type ListenToPage = (
  page: Pick<Page<FeedRow>, "after" | "until">,
  onAnswer: (answer: PageAnswer) => void,
) => () => void;

type Listener = {
  stop: () => void;
  /** Whether its last answer was the server's. */
  fresh: boolean;
  /** Whether the server has answered at all. */
  complete: boolean;
};

/**
 * Keeps the pages of one list and their listeners, and tells the list as one.
 *
 * @returns stops all listeners
 */
export function openLeadFeed(
  listenToPage: ListenToPage,
  onFeed: (feed: LeadFeed) => void,
): () => void {
  let pages = firstPages<FeedRow>();
  const listeners = new Map<string, Listener>();

  function showOlder() {
    update(withOlderPage(pages), noChanges);
  }

  function receive(key: string, answer: PageAnswer) {
    const listener = listeners.get(key);
    const page = pages.find((candidate) => pageKey(candidate) === key);
    if (!listener || !page) return;
    // What a first answer from memory lacked did not happen just now.
    const changes = listener.complete
      ? changesBetween(page.rows ?? [], answer.rows, page.more || answer.more)
      : noChanges;
    listener.fresh = answer.fresh;
    listener.complete ||= answer.fresh;
    update(withRows(pages, key, answer), changes);
  }

  function update(next: readonly Page<FeedRow>[], changes: LeadChanges) {
    pages = next;
    listenToAll();
    // Nothing is known before the first page has answered: the view still shows that it loads.
    if (pages[0]?.rows === null) return;
    onFeed({
      rows: shownRows(pages),
      // A page that only memory has answered for may go on.
      older: lastPageIsComplete() ? olderThanShown(pages) : "loading",
      showOlder,
      fresh: [...listeners.values()].every((listener) => listener.fresh),
      changes,
    });
  }

  function lastPageIsComplete() {
    const last = pages.at(-1);
    return last !== undefined && listeners.get(pageKey(last))?.complete === true;
  }

  function listenToAll() {
    const wanted = new Map(pages.map((page) => [pageKey(page), page]));
    for (const [key, page] of wanted) {
      if (listeners.has(key)) continue;
      const listener: Listener = { stop: () => {}, fresh: true, complete: false };
      listeners.set(key, listener);
      listener.stop = listenToPage(page, (answer) => receive(key, answer));
    }
    for (const [key, { stop }] of listeners) {
      if (wanted.has(key)) continue;
      stop();
      listeners.delete(key);
    }
  }

  listenToAll();
  return () => {
    for (const { stop } of listeners.values()) stop();
    listeners.clear();
  };
}
