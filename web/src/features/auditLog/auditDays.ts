import { dayAt, type Day } from "../../lib/time/calendarDay.ts";
import type { AuditRow } from "./auditLog.data.ts";

/**
 * Entries that are the same action by the same actor and follow each other; never empty. The
 * records that a clinician opened on one day are one run, whatever others did in between. An opening
 * at short notice stays by itself, so that its reason is always shown.
 */
export type AuditRun = { newest: AuditRow; oldest: AuditRow; rows: readonly AuditRow[] };

/** The runs of a day, newest first. */
export type AuditDay = { day: Day; runs: readonly AuditRun[] };

/** The log by days of a time zone, and within a day by runs, in the order of their newest entries. */
export function auditDays(rows: readonly AuditRow[], zone: string): readonly AuditDay[] {
  const days: { day: Day; rows: AuditRow[] }[] = [];
  for (const row of rows) {
    const day = dayAt(row.entry.at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days.map(({ day, rows: ofDay }) => ({ day, runs: runsOf(ofDay) }));
}

function runsOf(rows: readonly AuditRow[]): readonly AuditRun[] {
  const runs: { newest: AuditRow; oldest: AuditRow; rows: AuditRow[] }[] = [];
  for (const row of rows) {
    const run = isFoldedOpening(row)
      ? runs.find(({ newest }) => isFoldedOpening(newest) && isRepeated(newest, row))
      : runs.slice(-1).find(({ oldest }) => isRepeated(oldest, row));
    if (run === undefined) {
      runs.push({ newest: row, oldest: row, rows: [row] });
    } else {
      run.rows.push(row);
      run.oldest = row;
    }
  }
  return runs;
}

function isRepeated({ entry: a }: AuditRow, { entry: b }: AuditRow): boolean {
  const isFlagged = [a, b].some(
    (entry) =>
      (entry.action === "recordOpened" && entry.flagged) ||
      entry.action === "noteWithdrawn" ||
      entry.action === "entryWithdrawn",
  );
  return a.action === b.action && a.by === b.by && !isFlagged;
}

function isFoldedOpening({ entry }: AuditRow): boolean {
  return entry.action === "recordOpened" && entry.flagged !== true;
}
