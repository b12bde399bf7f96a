import type { ImportedLead, ImportOutcome } from "@salvia/domain/lead/leadImport";

import type { CheckedRow } from "./checkRows.ts";

/** A row of the file, and what the server has said of it so far. */
export type ImportRow = CheckedRow & { outcome: ImportOutcome | null };

/** What becomes of a row: it will be a lead, is one now, is left out, or cannot be one. */
export const rowStates = ["new", "created", "skipped", "faulty"] as const;

export type RowState = (typeof rowStates)[number];

export function stateOf(row: ImportRow): RowState {
  if (row.is === "faulty") return "faulty";
  if (row.is === "twin") return "skipped";
  if (row.outcome === null) return "new";
  return row.outcome === "created" ? "created" : "skipped";
}

/** How many rows there are of each state. */
export function countStates(rows: readonly ImportRow[]): Readonly<Record<RowState, number>> {
  const counts = { new: 0, created: 0, skipped: 0, faulty: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

/** A lead that is still to be made, and where its row is among all rows. */
export type NewRow = { at: number; lead: ImportedLead; keys: string[] };

/** The rows that will be leads, in parts of `size`. */
export function newRowsIn(rows: readonly ImportRow[], size: number): readonly NewRow[][] {
  const found = rows.flatMap((row, at): NewRow[] =>
    row.is === "lead" && row.outcome === null ? [{ at, lead: row.lead, keys: row.keys }] : [],
  );
  return Array.from({ length: Math.ceil(found.length / size) }, (_, part) =>
    found.slice(part * size, (part + 1) * size),
  );
}

/** The rows with what the server has said of some of them. */
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
