import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";

import { serverNow } from "../../../lib/time/serverTime.ts";
import type { LeadRow } from "./leadRow.ts";

/**
 * The cards of a column in use: each keeps its place, with its current data. A card whose lead has
 * left stays, and one that has arrived waits until the column is no longer in use. The user's own
 * moves show at once.
 *
 * @param shown the cards as they are
 * @param next the cards as they would be
 * @param isOwn whether the user has moved a lead
 * @returns also how many cards wait
 */
export function steadyRows(
  shown: readonly LeadRow[],
  next: readonly LeadRow[],
  isOwn: (id: string) => boolean,
): { rows: readonly LeadRow[]; waiting: number } {
  const current = new Map(next.map((row) => [row.id, row]));
  const rows = shown.flatMap((row) => {
    const now = current.get(row.id) ?? (isOwn(row.id) ? null : row);
    return now === null ? [] : [now];
  });
  const known = new Set(rows.map(({ id }) => id));
  const lastKnown = next.findLastIndex(({ id }) => known.has(id));
  let waiting = 0;
  for (const [at, row] of next.entries()) {
    if (known.has(row.id)) continue;
    if (at > lastKnown) rows.push(row);
    else if (isOwn(row.id)) rows.splice(placeOf(rows, next, at), 0, row);
    else waiting += 1;
  }
  return { rows, waiting };
}

/** Where a card belongs: behind the nearest one that is shown before it. */
function placeOf(rows: readonly LeadRow[], next: readonly LeadRow[], at: number): number {
  const before = next
    .slice(0, at)
    .toReversed()
    .map(({ id }) => rows.findIndex((row) => row.id === id));
  return (before.find((place) => place >= 0) ?? -1) + 1;
}

/** A lead as its move will leave it. A later change builds on it before the database knows of the move. */
export function movedRow(row: LeadRow, to: LeadStatus): LeadRow {
  const changes = { ...transitionChanges(row.lead, to), updatedAt: serverNow() };
  return { ...row, lead: { ...row.lead, ...changes, rev: row.lead.rev + 1 }, pending: true };
}

/**
 * The cards of a column with the user's last move, which shows at once: the database follows a
 * few frames later.
 *
 * @param moving the lead as the move will leave it
 */
export function withMoving(
  rows: readonly LeadRow[],
  moving: LeadRow | null,
  column: LeadStatus,
): readonly LeadRow[] {
  if (moving === null) return rows;
  const isShown = rows.some(({ id }) => id === moving.id);
  const belongs = moving.lead.status === column;
  if (isShown === belongs) return rows;
  return belongs ? [moving, ...rows] : rows.filter(({ id }) => id !== moving.id);
}
