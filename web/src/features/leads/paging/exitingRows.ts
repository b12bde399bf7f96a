import type { LeadRow } from "../data/leadRow.ts";

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
