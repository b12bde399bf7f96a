import type { ImportedPatient, PatientOutcome } from "@salvia/domain/record/patientImport";

import type { CheckedPatient } from "../file/checkPatients.ts";

/** A row of the file with the server's outcome, if there is one yet. */
export type PatientRow = CheckedPatient & {
  outcome: PatientOutcome | null;
  /** Whether the outcome has happened; before the import, it is what the import would do. */
  isDone: boolean;
};

/** States of a row: to import, imported, already as in the file, or not possible. */
export const patientRowStates = ["ready", "done", "unchanged", "faulty"] as const;

export type PatientRowState = (typeof patientRowStates)[number];

export function stateOf(row: PatientRow): PatientRowState {
  if (row.is !== "patient") return "faulty";
  if (row.outcome === "unchanged") return "unchanged";
  if (row.outcome === "added" || row.outcome === "changed") return row.isDone ? "done" : "ready";
  return "faulty";
}

/** Counts the rows in each state. */
export function countStates(
  rows: readonly PatientRow[],
): Readonly<Record<PatientRowState, number>> {
  const counts = { ready: 0, done: 0, unchanged: 0, faulty: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

/** A patient to send, with the index of its row. */
export type SentPatient = { at: number; patient: ImportedPatient };

/** The rows to send, in parts of `size`. */
export function partsOf(
  rows: readonly PatientRow[],
  size: number,
  isSent: (row: PatientRow) => boolean,
): readonly SentPatient[][] {
  const sent = rows.flatMap((row, at): SentPatient[] =>
    row.is === "patient" && isSent(row) ? [{ at, patient: row.patient }] : [],
  );
  return Array.from({ length: Math.ceil(sent.length / size) }, (_, part) =>
    sent.slice(part * size, (part + 1) * size),
  );
}

/** Adds the server's outcomes to some of the rows. */
export function withOutcomes(
  rows: readonly PatientRow[],
  part: readonly SentPatient[],
  outcomes: readonly PatientOutcome[],
  isDone: boolean,
): readonly PatientRow[] {
  const next = [...rows];
  for (const [index, { at }] of part.entries()) {
    const row = next[at];
    if (row !== undefined) next[at] = { ...row, outcome: outcomes[index] ?? null, isDone };
  }
  return next;
}
