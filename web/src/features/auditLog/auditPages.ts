import type { AuditEntry } from "@salvia/domain/account/auditEntry";

/** An entry and its id. */
export type AuditRow = { id: string; entry: AuditEntry };

/** Entries, newest first; `next` is the cursor of the older ones, null if there are none. */
export type AuditPage = { rows: readonly AuditRow[]; next: readonly unknown[] | null };

/**
 * Merges the newest page into the known entries. Entries are never changed or deleted, so new ones
 * go in front of the known ones. After a long time offline there may be more new entries than one
 * page has; then the list starts over, to avoid a gap.
 */
export function withNewest(known: AuditPage, newest: AuditPage): AuditPage {
  const ids = new Set(known.rows.map(({ id }) => id));
  const arrived = newest.rows.filter(({ id }) => !ids.has(id));
  const hasGap = arrived.length === newest.rows.length && newest.next !== null;
  return hasGap ? newest : { rows: [...arrived, ...known.rows], next: known.next };
}

/** Appends the next page to the known entries. */
export function withOlder(known: AuditPage, older: AuditPage): AuditPage {
  return { rows: [...known.rows, ...older.rows], next: older.next };
}
