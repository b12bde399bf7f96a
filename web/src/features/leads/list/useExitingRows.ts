import { useEffect, useState } from "react";

import type { LeadFeed } from "../paging/leadFeed.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import type { RowHighlight } from "./useRowHighlights.ts";

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

/** A row kept in place briefly after its lead has left or moved. */
export type ExitingRow = {
  /** The lead as last seen. */
  row: LeadRow;
  /** Id of the row it followed; null at the top. */
  after: string | null;
};

/** The removed rows to hold, each with the id of the row it followed. */
export function exitingRowsFrom(
  before: readonly LeadRow[],
  gone: readonly string[],
): readonly (readonly [id: string, held: ExitingRow])[] {
  if (gone.length === 0) return [];
  const wanted = new Set(gone);
  return before.flatMap((row, at) =>
    wanted.has(row.id) ? [[row.id, { row, after: before[at - 1]?.id ?? null }] as const] : [],
  );
}

/**
 * The rows with held ones in their old places. A moved lead appears there with its current data,
 * not yet in its new place.
 */
export function withExitingRows(
  rows: readonly LeadRow[],
  held: ReadonlyMap<string, ExitingRow>,
): readonly LeadRow[] {
  if (held.size === 0) return rows;
  const current = new Map(rows.filter(({ id }) => held.has(id)).map((row) => [row.id, row]));
  const behind = new Map<string | null, LeadRow[]>();
  for (const [id, { row, after }] of held) {
    const list = behind.get(after) ?? [];
    behind.set(after, [...list, current.get(id) ?? row]);
  }
  const chain = (after: string | null): readonly LeadRow[] =>
    (behind.get(after) ?? []).flatMap((row) => [row].concat(chain(row.id)));
  return [
    ...chain(null),
    ...rows.flatMap((row) => (held.has(row.id) ? [] : [row].concat(chain(row.id)))),
  ];
}
