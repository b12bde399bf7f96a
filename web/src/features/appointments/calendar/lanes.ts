/** A row beside others at the same time: its lane, of so many, counted from 0. */
export type Placed<Row> = { row: Row; lane: number; lanes: number };

type Time = { startsAt: Date; endsAt: Date };

/**
 * Puts rows that overlap in time into lanes side by side. Rows that overlap, directly or by another
 * row between them, share the same number of lanes.
 *
 * @param rows in the order of their start
 */
export function inLanes<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => Time,
): readonly Placed<Row>[] {
  const groups: Row[][] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const { startsAt, endsAt } = timeOf(row);
    const group = groups.at(-1);
    if (group !== undefined && startsAt.getTime() < groupEnd) group.push(row);
    else groups.push([row]);
    groupEnd = Math.max(groupEnd, endsAt.getTime());
  }
  return groups.flatMap((group) => {
    const ends: Date[] = [];
    const placed = group.map((row) => {
      const { startsAt, endsAt } = timeOf(row);
      const free = ends.findIndex((end) => end <= startsAt);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = endsAt;
      return { row, lane };
    });
    return placed.map(({ row, lane }) => ({ row, lane, lanes: ends.length }));
  });
}
