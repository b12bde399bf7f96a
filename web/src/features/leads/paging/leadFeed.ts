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
  type PageShape,
  type VisibleRange,
} from "./leadPages.ts";
import type { LeadRow } from "./leadRow.ts";

/** The current state of a live list of leads. */
export type LeadFeed = {
  rows: readonly LeadRow[];
  /** What follows the last row; `narrow`: more leads, which only a narrower search shows. */
  older: "none" | "some" | "loading" | "narrow";
  showOlder: () => void;
  /** Keeps the visible pages live; other pages show their last known state until they come near. */
  setVisibleRange: (sight: VisibleRange) => void;
  /** Whether the server has confirmed all live pages; false while the connection is lost. */
  fresh: boolean;
  /** Changes since the previous value; empty when rows are first read. */
  changes: LeadChanges;
};

export type FeedRow = LeadRow & PagedRow;

/** Result of a page's query. */
type PageAnswer = { rows: readonly FeedRow[]; more: boolean; fresh: boolean };

/** Subscribes to one page; returns a function that unsubscribes. */
export type ListenToPage = (
  page: Pick<Page<FeedRow>, "after" | "until">,
  onAnswer: (answer: PageAnswer) => void,
) => () => void;

type Listener = {
  stop: () => void;
  /** Whether its last answer came from the server. */
  fresh: boolean;
  /** Whether the server has ever answered. */
  complete: boolean;
};

/**
 * Manages the pages of one list and their listeners, and emits them as one list. Only pages near
 * the visible range are subscribed, so the cost does not grow with the scroll position.
 *
 * @param shape how long its pages are; by default, those of the list
 * @returns stops all listeners
 */
export function openLeadFeed(
  listenToPage: ListenToPage,
  onFeed: (feed: LeadFeed) => void,
  shape?: PageShape,
): () => void {
  let pages = firstPages<FeedRow>();
  let shown: readonly FeedRow[] = [];
  let sight: VisibleRange = { first: 0, last: 0 };
  const listeners = new Map<string, Listener>();
  /** Keys of pages known only from the local cache. */
  const remembered = new Set<string>();

  function showOlder() {
    update(withOlderPage(pages, shape), noChanges);
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
    // A reopened page is answered from the cache first, which may be incomplete.
    const known = complete || answer.fresh || remembered.has(key) ? null : page.rows;
    const { rows, more } =
      known === null ? answer : { rows: patched(known, answer.rows), more: page.more };
    // Differences from a cached answer or an unsubscribed period are not reported as new changes.
    const changes = complete ? changesBetween(page.rows ?? [], rows, page.more || more) : noChanges;
    update(withRows(pages, key, { rows, more }, shape), changes);
  }

  function update(next: readonly Page<FeedRow>[], changes: LeadChanges) {
    pages = next;
    listenToNear();
    // Emits nothing before the first page has answered, so that the view keeps showing that it
    // loads.
    if (pages[0]?.rows === null) return;
    const before = shown;
    shown = latestOfEach(shownRows(pages, shape));
    onFeed({
      rows: shown,
      // A page answered only from the cache may have more rows.
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
    const wanted = new Map(livePages(pages, sight, shape).map((page) => [pageKey(page), page]));
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

/** The known rows, replaced by newer versions from the cache. */
function patched(known: readonly FeedRow[], memory: readonly FeedRow[]): readonly FeedRow[] {
  const newer = new Map(memory.map((row) => [row.id, row]));
  return known.map((row) => newer.get(row.id) ?? row);
}

/** A moved lead may still appear on a page that is not live; keeps its latest revision only. */
function latestOfEach(rows: readonly FeedRow[]): readonly FeedRow[] {
  const latest = new Map<string, FeedRow>();
  for (const row of rows) {
    const other = latest.get(row.id);
    if (!other || row.lead.rev > other.lead.rev) latest.set(row.id, row);
  }
  return latest.size === rows.length ? rows : rows.filter((row) => latest.get(row.id) === row);
}

/** Reports leads that left one page for another, or arrived but were already known, as moved. */
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
