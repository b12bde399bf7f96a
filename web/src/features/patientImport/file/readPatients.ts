import type { ImportedPatient } from "@salvia/domain/member/patientImport";

import { checkTable } from "../../../lib/csvFile/checkTable.ts";
import { parseTable } from "../../../lib/csvFile/parseTable.ts";
import type { ReadRows } from "../../../ui/csvFile/useReadFile.ts";
import { parsePatient, type PatientProblem } from "./parsePatient.ts";
import { findColumns, type PatientColumn } from "./patientColumns.ts";

/**
 * Reads and checks a file of patients.
 *
 * @param today such as 2028-02-29
 */
export async function readPatients(
  file: Blob,
  today: string,
): Promise<ReadRows<ImportedPatient, PatientProblem, PatientColumn>> {
  const read = parseTable(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in read) return read;
  const found = findColumns(read.table.headings);
  if ("missing" in found) return found;
  const rows = checkTable(read.table, (cells, width) =>
    parsePatient(cells, width, found.columns, today),
  );
  return { rows };
}
