import { patterns } from "@salvia/domain/shared/patterns";
import Papa from "papaparse";

/** What sheet programs begin a UTF-8 file with, and know it by. */
export const byteOrderMark = "\ufeff";

/**
 * Rows as the text of a CSV file. No cell is a formula to the program that opens it: one that could be
 * gets an apostrophe in front, as one types it by hand. A telephone number in E.164 keeps its plus, since
 * all it can be calculated to is itself.
 *
 * @param delimiter see `listSeparator`
 */
export function csvText(rows: readonly (readonly string[])[], delimiter: string): string {
  const table = rows.map((row) =>
    row.map((cell) => (patterns.phone.test(cell) ? cell : safe(cell))),
  );
  return table.length === 0 ? "" : Papa.unparse(table, { delimiter, newline: "\r\n" }) + "\r\n";
}

/** What a cell said before it was made safe. */
export function plainCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

/**
 * What separates the cells where a user lives: a comma, or a semicolon where the comma is in the
 * numbers. Their sheet program goes by the same.
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

// The wide forms of East Asian keyboards count too; and so does what is safe already, so that taking
// one apostrophe away always gives what was there.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
