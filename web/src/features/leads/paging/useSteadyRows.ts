import { useState } from "react";

import type { LeadRow } from "./leadRow.ts";
import type { LeadFeed } from "./leadFeed.ts";
import { steadyRows } from "./steadyRows.ts";

type SteadyRows = {
  rows: readonly LeadRow[];
  /** How many leads wait to appear. */
  waiting: number;
  /** Ids of the leads that have left, but whose cards stay while the column is in use. */
  gone: ReadonlySet<string>;
};

/**
 * The cards to show. While a column is in use, live updates move none of its cards.
 *
 * @param inUse whether the pointer or the focus is in the column, or a card is carried
 */
export function useSteadyRows(
  feed: LeadFeed,
  inUse: boolean,
  isOwn: (id: string) => boolean,
): SteadyRows {
  const [state, setState] = useState({ feed, inUse, rows: feed.rows, waiting: 0, gone: none });
  if (state.feed === feed && state.inUse === inUse) return state;
  const next = inUse
    ? {
        ...steadyRows(state.rows, feed.rows, isOwn),
        gone: state.feed === feed ? state.gone : stillGone(state.gone, feed),
      }
    : { rows: feed.rows, waiting: 0, gone: none };
  const now = { feed, inUse, ...next };
  setState(now);
  return now;
}

const none: ReadonlySet<string> = new Set();

function stillGone(before: ReadonlySet<string>, { rows, changes }: LeadFeed): ReadonlySet<string> {
  if (before.size + changes.left.length === 0) return before;
  const here = new Set(rows.map(({ id }) => id));
  return new Set([...before, ...changes.left].filter((id) => !here.has(id)));
}
