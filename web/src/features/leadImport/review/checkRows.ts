import type { ImportedLead } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import type { Table } from "../../../lib/csvFile/parseTable.ts";
import type { ColumnMapping } from "../columns/columnMapping.ts";
import { parseRow, type ImportDefaults, type RowProblem } from "../columns/parseRow.ts";

/** A row of a file with what the file alone determines about its outcome. */
export type CheckedRow = {
  /** The row number as a spreadsheet program shows it. */
  number: number;
  /** As written in the file. */
  name: string;
  contact: string;
} & (
  | { is: "lead"; lead: ImportedLead; keys: string[] }
  /** An earlier row has the same person. */
  | { is: "twin"; of: number }
  | { is: "faulty"; problems: readonly RowProblem[] }
);

/** How much of a cell is shown, in characters: a cell can be as long as the file. */
const shownLength = 200;

/** Checks every row of a file for problems and for persons who appear twice. */
export function checkRows(
  { rows, columns }: Table,
  mapping: ColumnMapping,
  defaults: ImportDefaults,
): CheckedRow[] {
  const holders = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const { values, lead, problems } = parseRow(cells, columns, mapping, defaults);
    const { firstName, lastName, email, phone } = values;
    const name = `${firstName} ${lastName}`.trim().slice(0, shownLength);
    const shown = { number, name, contact: (email || phone).slice(0, shownLength) };
    if (lead === null) return { ...shown, is: "faulty", problems };
    const keys = [...leadUniqueKeys(lead).values()];
    const of = keys.map((key) => holders.get(key)).find((row) => row !== undefined);
    if (of !== undefined) return { ...shown, is: "twin", of };
    for (const key of keys) holders.set(key, number);
    return { ...shown, is: "lead", lead, keys };
  });
}
