import { changesBetween, noChanges, type LeadChanges } from "./leadChanges.ts";
import {
  firstPages,
  livePages,
  olderThanShown,
  pageKey,
  shownRows,
  withOlderPage,
  withRows,
  type Page,
  type PagedRow,
  type VisibleRange,
} from "./leadPages.ts";
import type { LeadRow } from "../data/leadRow.ts";

/** A live list of leads as it stands now. */
export type LeadFeed = {
  rows: readonly LeadRow[];
  /** What lies below the last row; `narrow`: some that only a narrower search shows. */
  older: "none" | "some" | "loading" | "narrow";
  showOlder: () => void;
  /** Keeps live what is shown there; the rest shows what was last known until one comes near again. */
  setVisibleRange: (sight: VisibleRange) => void;
  /** Whether the server has confirmed all that is live; false while the connection is lost. */
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
 * Keeps the pages of one list and their listeners, and tells the list as one. Only pages near to
 * where one looks are listened to, so that a list costs the same however far one has scrolled.
 *
 * @returns stops all listeners
 */
export function openLeadFeed(
  listenToPage: ListenToPage,
  onFeed: (feed: LeadFeed) => void,
): () => void {
  let pages = firstPages<FeedRow>();
  let shown: readonly FeedRow[] = [];
  let sight: VisibleRange = { first: 0, last: 0 };
  const listeners = new Map<string, Listener>();
  /** The pages of which nothing is known but what memory holds. */
  const remembered = new Set<string>();

  function showOlder() {
    update(withOlderPage(pages), noChanges);
  }

  function setVisibleRange(next: VisibleRange) {
    sight = next;
    listenToNear();
  }

  function receive(key: string, answer: PageAnswer) {
    const listener = listeners.get(key);
    const page = pages.find((candidate) => pageKey(candidate) === key);
    if (!listener || !page) return;
    const { complete } = listener;
    listener.fresh = answer.fresh;
    listener.complete ||= answer.fresh;
    if (answer.fresh) remembered.delete(key);
    else if (page.rows === null) remembered.add(key);
    // A page that is read again is answered from memory first, which may hold a part of it only.
    const known = complete || answer.fresh || remembered.has(key) ? null : page.rows;
    const { rows, more } =
      known === null ? answer : { rows: patched(known, answer.rows), more: page.more };
    // What an answer from memory lacked, or what nobody listened to, did not happen just now.
    const changes = complete ? changesBetween(page.rows ?? [], rows, page.more || more) : noChanges;
    update(withRows(pages, key, { rows, more }), changes);
  }

  function update(next: readonly Page<FeedRow>[], changes: LeadChanges) {
    pages = next;
    listenToNear();
    // Nothing is known before the first page has answered: the view still shows that it loads.
    if (pages[0]?.rows === null) return;
    const before = shown;
    shown = latestOfEach(shownRows(pages));
    onFeed({
      rows: shown,
      // A page that only memory has answered for may go on.
      older: lastPageIsComplete() ? olderThanShown(pages) : "loading",
      showOlder,
      setVisibleRange,
      fresh: [...listeners.values()].every((listener) => listener.fresh),
      changes: acrossPages(changes, before, shown),
    });
  }

  function lastPageIsComplete() {
    const last = pages.at(-1);
    return last !== undefined && (listeners.get(pageKey(last))?.complete ?? true);
  }

  function listenToNear() {
    const wanted = new Map(livePages(pages, sight).map((page) => [pageKey(page), page]));
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

  listenToNear();
  return () => {
    for (const { stop } of listeners.values()) stop();
    listeners.clear();
  };
}

/** Known rows with what memory has newer of them. */
function patched(known: readonly FeedRow[], memory: readonly FeedRow[]): readonly FeedRow[] {
  const newer = new Map(memory.map((row) => [row.id, row]));
  return known.map((row) => newer.get(row.id) ?? row);
}

/** A lead that has moved may still stand on a page that is not live: its latest state counts. */
function latestOfEach(rows: readonly FeedRow[]): readonly FeedRow[] {
  const latest = new Map<string, FeedRow>();
  for (const row of rows) {
    const other = latest.get(row.id);
    if (!other || row.lead.rev > other.lead.rev) latest.set(row.id, row);
  }
  return latest.size === rows.length ? rows : rows.filter((row) => latest.get(row.id) === row);
}

/** What left one page for another has moved, and so has what arrives and was known before. */
function acrossPages(
  changes: LeadChanges,
  before: readonly LeadRow[],
  after: readonly LeadRow[],
): LeadChanges {
  if (changes.arrived.length + changes.left.length === 0) return changes;
  const old = new Set(before.map(({ id }) => id));
  const now = new Set(after.map(({ id }) => id));
  return {
    ...changes,
    arrived: changes.arrived.filter((id) => !old.has(id)),
    left: changes.left.filter((id) => !now.has(id)),
    moved: [
      ...changes.moved,
      ...changes.arrived.filter((id) => old.has(id)),
      ...changes.left.filter((id) => now.has(id)),
    ],
  };
}
