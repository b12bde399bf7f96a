import type { LeadRow } from "../data/leadRow.ts";

/** A row that stays where it was for a moment, after its lead has gone or moved elsewhere. */
export type ExitingRow = {
  /** The lead as it was last seen. */
  row: LeadRow;
  /** The row it stood behind; null at the top. */
  after: string | null;
};

/** What is to be held of the rows that went: where each stood. */
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
 * The rows with those that are held in their old places; a lead that has moved shows there, as it
 * is now, and not yet in its new place.
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
