import type { AuditEntry } from "@salvia/domain/account/auditEntry";

/** An entry and its id. */
export type AuditRow = { id: string; entry: AuditEntry };

/** Entries, the newest first; `next` is where older ones begin, null where there are none. */
export type AuditPage = { rows: readonly AuditRow[]; next: readonly unknown[] | null };

/**
 * What is known, and what the newest page says now. Entries are never changed and never deleted, so new
 * ones come to the front of those that are known. After a long time without a network there may be more
 * new ones than a page holds: then the list begins anew, rather than with a gap in it.
 */
export function withNewest(known: AuditPage, newest: AuditPage): AuditPage {
  const ids = new Set(known.rows.map(({ id }) => id));
  const arrived = newest.rows.filter(({ id }) => !ids.has(id));
  const hasGap = arrived.length === newest.rows.length && newest.next !== null;
  return hasGap ? newest : { rows: [...arrived, ...known.rows], next: known.next };
}

/** What is known, and the page that follows it. */
export function withOlder(known: AuditPage, older: AuditPage): AuditPage {
  return { rows: [...known.rows, ...older.rows], next: older.next };
}
