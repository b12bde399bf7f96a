import { useEffect, useState } from "react";

import { exitingRowsFrom, withExitingRows, type ExitingRow } from "./exitingRows.ts";
import type { LeadFeed } from "./leadFeed.ts";
import type { LeadRow } from "../data/leadRow.ts";
import type { RowHighlight } from "../list/useRowHighlights.ts";

/**
 * The rows to show. A row that leaves the list or moves in it is held and labeled in its old place
 * for a moment, so that the user does not lose it or press the row that replaces it.
 *
 * @param mine ids of leads that the user removed from the list; these disappear immediately
 */
export function useExitingRows(
  feed: LeadFeed,
  mine: ReadonlySet<string>,
): { rows: readonly LeadRow[]; leaving: ReadonlyMap<string, RowHighlight> } {
  const [state, setState] = useState<State>({ feed, held: none });
  if (state.feed !== feed) setState({ feed, held: heldAfter(state, feed, mine) });
  const { held } = state;

  useEffect(() => {
    if (held.size === 0) return;
    // Each batch has its own timer, so a later one does not extend the others.
    setTimeout(() => setState((now) => ({ ...now, held: without(now.held, held) })), holdMs);
  }, [held]);

  const here = new Set(held.size === 0 ? [] : feed.rows.map(({ id }) => id));
  const leaving = [...held.keys()].map((id) => [id, here.has(id) ? "moving" : "leaving"] as const);
  return { rows: withExitingRows(feed.rows, held), leaving: new Map(leaving) };
}

const holdMs = 4_000;

const none: ReadonlyMap<string, ExitingRow> = new Map();

type State = { feed: LeadFeed; held: ReadonlyMap<string, ExitingRow> };

function heldAfter(before: State, { changes }: LeadFeed, mine: ReadonlySet<string>): State["held"] {
  const gone = [...changes.left, ...changes.moved].filter(
    (id) => !mine.has(id) && !before.held.has(id),
  );
  const more = exitingRowsFrom(before.feed.rows, gone);
  return more.length === 0 ? before.held : new Map([...before.held, ...more]);
}

function without(held: State["held"], done: State["held"]): State["held"] {
  return new Map([...held].filter(([id]) => !done.has(id)));
}
