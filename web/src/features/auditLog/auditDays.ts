import { dayAt, type Day } from "../../lib/time/calendarDay.ts";
import type { AuditRow } from "./auditLog.data.ts";

/**
 * Entries that follow each other and are the same action by the same actor; never empty. An opening
 * of a record at short notice stays by itself, so that its reason is always shown.
 */
export type AuditRun = { newest: AuditRow; oldest: AuditRow; rows: readonly AuditRow[] };

/** The runs of a day, newest first. */
export type AuditDay = { day: Day; runs: readonly AuditRun[] };

/** The log by days of a time zone, and within a day by runs, in the order of the entries. */
export function auditDays(rows: readonly AuditRow[], zone: string): readonly AuditDay[] {
  const dayOf = ({ entry }: AuditRow) => dayAt(entry.at, zone);
  return runsOf(rows, (a, b) => dayOf(a) === dayOf(b)).map((ofDay) => ({
    day: dayOf(ofDay.newest),
    runs: runsOf(ofDay.rows, isRepeated),
  }));
}

function isRepeated({ entry: a }: AuditRow, { entry: b }: AuditRow): boolean {
  const isFlagged = [a, b].some((entry) => entry.action === "recordOpened" && entry.flagged);
  return a.action === b.action && a.by === b.by && !isFlagged;
}

/** Splits rows wherever two neighbors differ. */
function runsOf(
  rows: readonly AuditRow[],
  isSame: (a: AuditRow, b: AuditRow) => boolean,
): readonly AuditRun[] {
  const runs: { newest: AuditRow; oldest: AuditRow; rows: AuditRow[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last === undefined || !isSame(last.oldest, row)) {
      runs.push({ newest: row, oldest: row, rows: [row] });
    } else {
      last.rows.push(row);
      last.oldest = row;
    }
  }
  return runs;
}
