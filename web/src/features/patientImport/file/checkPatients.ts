import type { ImportedPatient } from "@salvia/domain/record/patientImport";

import type { Table } from "../../../lib/csvFile/parseTable.ts";
import { parsePatient, type PatientProblem } from "./parsePatient.ts";
import type { PatientColumns } from "./patientColumns.ts";

/** A row of a file with what the file alone determines about its outcome. */
export type CheckedPatient = {
  /** The row number as a spreadsheet program shows it. */
  number: number;
  /** As written in the file. */
  name: string;
  contact: string;
} & (
  | { is: "patient"; patient: ImportedPatient }
  /** An earlier row has the same member. */
  | { is: "twin"; of: number }
  | { is: "faulty"; problems: readonly PatientProblem[] }
);

/** How much of a cell is shown, in characters: a cell can be as long as the file. */
const shownLength = 200;

/** Checks every row of a file for problems and for members who appear twice. */
export function checkPatients(
  { rows, columns: width }: Table,
  columns: PatientColumns,
  today: string,
): CheckedPatient[] {
  const first = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const { name, email, patient, problems } = parsePatient(cells, width, columns, today);
    const shown = {
      number,
      name: name.slice(0, shownLength),
      contact: email.slice(0, shownLength),
    };
    if (patient === null) return { ...shown, is: "faulty", problems };
    const of = first.get(email);
    if (of !== undefined) return { ...shown, is: "twin", of };
    first.set(email, number);
    return { ...shown, is: "patient", patient };
  });
}
