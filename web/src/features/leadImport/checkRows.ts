import type { ImportedLead } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import type { ColumnMapping } from "./columnMapping.ts";
import { parseRow, type ImportDefaults, type RowProblem } from "./parseRow.ts";
import type { Table } from "./parseTable.ts";

/** A row of a file, as far as the file alone tells what becomes of it. */
export type CheckedRow = {
  /** What a sheet program shows beside it. */
  number: number;
  /** As it stands in the file. */
  name: string;
  contact: string;
} & (
  | { is: "lead"; lead: ImportedLead; keys: string[] }
  /** The same person stands in an earlier row. */
  | { is: "twin"; of: number }
  | { is: "faulty"; problems: readonly RowProblem[] }
);

/** What stands in a file may be as long as the file; so much of it is shown. */
const shownLength = 200;

/** Looks at every row of a file: what is wrong with it, and who stands there twice. */
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
