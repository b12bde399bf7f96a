import { patterns } from "@salvia/domain/shared/patterns";
import Papa from "papaparse";

/** Prefix by which spreadsheet programs recognize a UTF-8 file. */
export const byteOrderMark = "\ufeff";

/**
 * Rows as the text of a CSV file. A cell that a spreadsheet program could read as a formula gets a
 * leading apostrophe. A phone number in E.164 keeps its plus, since it evaluates to itself.
 *
 * @param delimiter see `listSeparator`
 */
export function csvText(rows: readonly (readonly string[])[], delimiter: string): string {
  const table = rows.map((row) =>
    row.map((cell) => (patterns.phone.test(cell) ? cell : safe(cell))),
  );
  return table.length === 0 ? "" : Papa.unparse(table, { delimiter, newline: "\r\n" }) + "\r\n";
}

/** The original text of a cell, without the apostrophe that `csvText` adds. */
export function plainCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

/**
 * The cell separator that spreadsheet programs expect in the user's region: a comma, or a semicolon
 * where the comma is the decimal separator.
 *
 * @param locale BCP 47, with the region
 */
export function listSeparator(locale: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}

function safe(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

// Includes the full-width forms of East Asian keyboards. It also matches cells that already start
// with an apostrophe, so that removing one always restores the original.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
