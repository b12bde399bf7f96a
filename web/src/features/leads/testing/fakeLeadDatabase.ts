import { lead } from "../../../../../seed/leads.ts";
import {
  openLeadFeed,
  type FeedRow,
  type LeadFeed,
  type ListenToPage,
} from "../paging/leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageKey, pageSize } from "../paging/leadPages.ts";

/**
 * A list of leads sorted by number, highest first, that answers page queries as it changes. A
 * lead's id is its initial number and stays the same when the lead moves.
 */
export function fakeDatabase(numbers: readonly number[]) {
  const stored = new Map(numbers.map((number) => [number, { number, rev: 1 }]));
  const listeners = new Map<string, () => void>();
  const ids = () => [...stored].toSorted(([, a], [, b]) => b.number - a.number).map(([id]) => id);

  const listen: ListenToPage = ({ after, until }, onAnswer) => {
    const answer = (fresh: boolean) => {
      const found = ids()
        .map((id) => row(id, stored.get(id)))
        .filter(({ cursor }) => after === null || Number(cursor?.[0]) < Number(after[0]))
        .filter(({ cursor }) => until === null || Number(cursor?.[0]) >= Number(until[0]))
        .slice(0, until === null ? openPageLimit : boundedPageLimit);
      onAnswer({ rows: found, more: until === null && found.length > pageSize, fresh });
    };
    const key = pageKey({ after, until });
    listeners.set(key, () => answer(true));
    waiting.push(() => listeners.get(key)?.());
    return () => {
      listeners.delete(key);
    };
  };

  const waiting: (() => void)[] = [];
  return {
    listen,
    listeners,
    stored: ids,
    /** Answers all open queries, including those opened by the answers. */
    settle() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    change(change: (leads: typeof stored) => void) {
      change(stored);
      for (const answer of listeners.values()) answer();
    },
  };
}

/** Opens a feed on a fake database and records what it emits. */
export function opened(numbers: readonly number[]) {
  const database = fakeDatabase(numbers);
  const emitted: LeadFeed[] = [];
  const stop = openLeadFeed(database.listen, (feed) => emitted.push(feed));
  const latest = () => {
    const feed = emitted.at(-1);
    if (!feed) throw new Error("the feed has emitted nothing");
    return feed;
  };
  database.settle();
  return { database, emitted, latest, stop };
}

/** The numbers from 1 to `count`. */
export const upTo = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
/** The numbers of the leads that a list shows. */
export const shown = (feed: LeadFeed): number[] => feed.rows.map(({ id }) => Number(id));

export function row(id: number, { number, rev } = { number: id, rev: 1 }): FeedRow {
  return { id: String(id), lead: { ...someone, rev }, pending: false, cursor: [number] };
}

// Created once, because tests make thousands of rows and none depends on the lead's data.
const someone = lead();
