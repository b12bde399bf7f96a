import { parseTable, type FileProblem } from "../../../lib/csvFile/parseTable.ts";
import { checkPatients, type CheckedPatient } from "./checkPatients.ts";
import { findColumns, type PatientColumn } from "./patientColumns.ts";

/** The rows of a file; or why it cannot be read, or which columns it lacks. */
export type ReadPatients =
  | { rows: CheckedPatient[] }
  | { problem: FileProblem }
  | { missing: readonly PatientColumn[] };

/**
 * Reads and checks a file of patients.
 *
 * @param today such as 2028-02-29
 */
export async function readPatients(file: Blob, today: string): Promise<ReadPatients> {
  const read = parseTable(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in read) return read;
  const found = findColumns(read.table.headings);
  if ("missing" in found) return found;
  return { rows: checkPatients(read.table, found.columns, today) };
}
