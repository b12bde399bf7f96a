import type { Cells } from "../file/checkTable.ts";

/** The cells of a row with the given texts, for parsers. */
export function cellsOf<Field extends string>(row: Partial<Record<Field, string>>): Cells<Field> {
  return (field) => (row[field] ?? "").trim();
}
