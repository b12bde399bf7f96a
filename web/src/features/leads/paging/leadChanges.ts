import type { LeadRow } from "./leadRow.ts";

/** Ids of the leads that changed between two states of a page, by kind of change. */
export type LeadChanges = {
  /** Leads created by other users, or added to this list by a claim or a change. */
  arrived: readonly string[];
  changed: readonly string[];
  /** Edited leads whose position in the list changed, including the user's own edits. */
  moved: readonly string[];
  left: readonly string[];
  /** The user's own edits that the server has now confirmed. */
  saved: readonly string[];
};

export const noChanges: LeadChanges = { arrived: [], changed: [], moved: [], left: [], saved: [] };

/**
 * Compares two states of a page. The user's own unconfirmed edits count only when they move a row.
 *
 * @param windowed whether the page's end is open and its query full, so that rows slide across
 *   the end without having changed
 */
export function changesBetween(
  before: readonly LeadRow[],
  after: readonly LeadRow[],
  windowed: boolean,
): LeadChanges {
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Set(after.map((row) => row.id));
  const confirmed = after.filter((row) => !row.pending);
  return {
    arrived: ids(
      beforeTheEnd(after, (row) => old.has(row.id), windowed).filter(
        (row) => !old.has(row.id) && !row.pending,
      ),
    ),
    changed: ids(confirmed.filter((row) => row.lead.rev > revOf(old.get(row.id), row))),
    moved: movedBetween(before, after, old),
    left: ids(
      beforeTheEnd(before, (row) => now.has(row.id), windowed).filter(
        (row) => !now.has(row.id) && !row.pending,
      ),
    ),
    saved: ids(confirmed.filter((row) => old.get(row.id)?.pending)),
  };
}

/** Ids of edited rows whose nearest unedited predecessor changed. */
function movedBetween(
  before: readonly LeadRow[],
  after: readonly LeadRow[],
  old: ReadonlyMap<string, LeadRow>,
): readonly string[] {
  const stays = (row: LeadRow) => old.get(row.id)?.lead.rev === row.lead.rev;
  const edited = after.filter((row) => old.has(row.id) && !stays(row));
  if (edited.length === 0) return [];
  const still = new Set(ids(after.filter(stays)));
  const [from, to] = [predecessors(before, still), predecessors(after, still)];
  return ids(edited).filter((id) => from.get(id) !== to.get(id));
}

/** Maps each row to the nearest row before it that was not edited. */
function predecessors(
  rows: readonly LeadRow[],
  still: ReadonlySet<string>,
): ReadonlyMap<string, string | null> {
  let last: string | null = null;
  const found = new Map<string, string | null>();
  for (const { id } of rows) {
    found.set(id, last);
    if (still.has(id)) last = id;
  }
  return found;
}

/** Rows of a windowed page down to the last one present in both states; otherwise all rows. */
function beforeTheEnd(
  rows: readonly LeadRow[],
  inBoth: (row: LeadRow) => boolean,
  windowed: boolean,
): readonly LeadRow[] {
  return windowed ? rows.slice(0, rows.findLastIndex(inBoth) + 1) : rows;
}

function revOf(before: LeadRow | undefined, after: LeadRow): number {
  return (before ?? after).lead.rev;
}

function ids(rows: readonly LeadRow[]): readonly string[] {
  return rows.map((row) => row.id);
}
