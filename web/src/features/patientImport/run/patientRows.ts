import type { ImportedPatient, PatientOutcome } from "@salvia/domain/member/patientImport";

import type { FileRow } from "../../../ui/csvFile/fileRows.ts";
import type { PatientProblem } from "../file/parsePatient.ts";

export type PatientRow = FileRow<ImportedPatient, PatientProblem, PatientOutcome>;

/** States of a row: to import, imported, already as in the file, or not possible. */
export const patientRowStates = ["ready", "done", "unchanged", "faulty"] as const;

export type PatientRowState = (typeof patientRowStates)[number];

export function stateOf(row: PatientRow): PatientRowState {
  if (row.is !== "item") return "faulty";
  if (row.outcome === "unchanged") return "unchanged";
  if (row.outcome === "added" || row.outcome === "changed") return row.isDone ? "done" : "ready";
  return "faulty";
}
