import { useEffect, useState } from "react";

import { exitingRowsFrom, withExitingRows, type ExitingRow } from "./exitingRows.ts";
import type { LeadFeed } from "./leadFeed.ts";
import type { LeadRow } from "../data/leadRow.ts";
import type { RowHighlight } from "../list/useRowHighlights.ts";

/**
 * The rows to show: one that left the list, or moves elsewhere in it, says so in its old place for a
 * moment before it goes, so that nobody looks for it, or presses what came in its stead.
 *
 * @param mine ids of leads that left by the reader's own doing: these go at once
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
    // Each row has its own moment: one that is held later does not keep the others.
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
