import type { ImportedLead, ImportOutcome } from "@salvia/domain/lead/leadImport";

import type { CheckedRow } from "./checkRows.ts";

/** A row of the file with the server's outcome, if there is one yet. */
export type ImportRow = CheckedRow & { outcome: ImportOutcome | null };

/** States of a row: will be imported, was imported, is skipped, or has errors. */
export const rowStates = ["new", "created", "skipped", "faulty"] as const;

export type RowState = (typeof rowStates)[number];

export function stateOf(row: ImportRow): RowState {
  if (row.is === "faulty") return "faulty";
  if (row.is === "twin") return "skipped";
  if (row.outcome === null) return "new";
  return row.outcome === "created" ? "created" : "skipped";
}

/** Counts the rows in each state. */
export function countStates(rows: readonly ImportRow[]): Readonly<Record<RowState, number>> {
  const counts = { new: 0, created: 0, skipped: 0, faulty: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

/** A lead still to be created, with the index of its row. */
export type NewRow = { at: number; lead: ImportedLead; keys: string[] };

/** The rows still to be imported, in parts of `size`. */
export function newRowsIn(rows: readonly ImportRow[], size: number): readonly NewRow[][] {
  const found = rows.flatMap((row, at): NewRow[] =>
    row.is === "lead" && row.outcome === null ? [{ at, lead: row.lead, keys: row.keys }] : [],
  );
  return Array.from({ length: Math.ceil(found.length / size) }, (_, part) =>
    found.slice(part * size, (part + 1) * size),
  );
}

/** Adds the server's outcomes to some of the rows. */
export function withOutcomes(
  rows: readonly ImportRow[],
  part: readonly NewRow[],
  outcomes: readonly (ImportOutcome | null)[],
): readonly ImportRow[] {
  const next = [...rows];
  for (const [index, { at }] of part.entries()) {
    const row = next[at];
    if (row !== undefined) next[at] = { ...row, outcome: outcomes[index] ?? null };
  }
  return next;
}
