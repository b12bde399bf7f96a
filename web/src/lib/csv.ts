import { patterns } from "@salvia/domain/shared/patterns";
import Papa from "papaparse";

/** Prefix by which spreadsheet programs recognize a UTF-8 file. */
export const byteOrderMark = "\ufeff";

/**
 * Rows as the text of a CSV file. Text that a spreadsheet program could read as a formula gets a
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

/** The original text of a cell, without the apostrophes that `csvText` adds. */
export function plainCell(cell: string): string {
  return cell.replace(guarded, "$1$2");
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
  return cell.replace(formula, "$1'$2");
}

// Includes the full-width forms of East Asian keyboards, blanks that a program skips, and what
// becomes a cell of its own where the other separator is usual. It also matches text that already
// has an apostrophe, so that removing one always restores the original.
const begin = String.raw`([\s\p{C}']*[=+\-@\uff1d\uff0b\uff0d\uff20]|'*[\t\r\n])`;
const formula = new RegExp(`(^|[,;])${begin}`, "gu");
const guarded = new RegExp(`(^|[,;])'${begin}`, "gu");
