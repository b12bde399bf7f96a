import { lead } from "../../../../seed/leads.ts";
import type { FeedRow, ListenToPage } from "./leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageKey, pageSize } from "./leadPages.ts";

/**
 * A list of leads sorted by number, highest first, that answers each page's query as it changes. A
 * lead's id is the number it came with; it keeps it when it moves.
 */
export function fakeDatabase(numbers: readonly number[]) {
  const held = new Map(numbers.map((number) => [number, { number, rev: 1 }]));
  const listeners = new Map<string, () => void>();
  const stored = () => [...held].toSorted(([, a], [, b]) => b.number - a.number).map(([id]) => id);

  const listen: ListenToPage = ({ after, until }, onAnswer) => {
    const answer = (fresh: boolean) => {
      const found = stored()
        .map((id) => row(id, held.get(id)))
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
    stored,
    /** Lets the queries that were opened answer, and those that this opens. */
    settle() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    change(change: (leads: typeof held) => void) {
      change(held);
      for (const answer of listeners.values()) answer();
    },
  };
}

/** A lead as the database answers it. */
export function row(id: number, { number, rev } = { number: id, rev: 1 }): FeedRow {
  return { id: String(id), lead: { ...someone, rev }, pending: false, cursor: [number] };
}

// Made once: thousands of rows are told of, and nobody looks for them.
const someone = lead();
