import { byteOrderMark, csvText } from "../../../lib/csv.ts";
import { parseTable, type FileProblem, type Table } from "../../../lib/csvFile/parseTable.ts";
import { checkRows, type CheckedRow } from "../review/checkRows.ts";
import type { ColumnMapping } from "../columns/columnMapping.ts";
import type { ImportDefaults } from "../columns/parseRow.ts";

/** What the page learns about a file before its columns are mapped. */
export type ReadFile = {
  headings: readonly string[] | null;
  columns: number;
  rows: number;
  /** Sample cells of each column, so that the user recognizes it. */
  examples: readonly (readonly string[])[];
};

/** The file work done in a worker, which keeps the file out of the page's memory. */
export function createCsvWork() {
  let table: Table | null = null;
  const opened = () => {
    if (table === null) throw new Error("No file has been read.");
    return table;
  };
  return {
    async read(file: Blob): Promise<{ file: ReadFile } | { problem: FileProblem }> {
      const read = parseTable(new Uint8Array(await file.arrayBuffer()));
      if ("problem" in read) return read;
      ({ table } = read);
      const { headings, columns, rows } = table;
      const shown = headings?.map(short) ?? null;
      return {
        file: { headings: shown, columns, rows: rows.length, examples: examplesIn(table) },
      };
    },

    check(mapping: ColumnMapping, defaults: ImportDefaults): CheckedRow[] {
      return checkRows(opened(), mapping, defaults);
    },

    /**
     * The file's rows as CSV text, with an additional column of remarks.
     *
     * @param heading the heading of the remarks
     * @param remarks by row number
     */
    write(heading: string, remarks: ReadonlyMap<number, string>): string {
      const { headings, columns, rows, delimiter } = opened();
      const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), columns);
      const padded = (cells: readonly string[], last: string) => [
        ...Array.from({ length: width }, (_, at) => cells[at] ?? ""),
        last,
      ];
      const remarked = rows.flatMap(({ number, cells }) => {
        const remark = remarks.get(number);
        return remark === undefined ? [] : [padded(cells, remark)];
      });
      const head = headings === null ? [] : [padded(headings, heading)];
      return byteOrderMark + csvText([...head, ...remarked], delimiter);
    },
  };
}

export type CsvWork = ReturnType<typeof createCsvWork>;

function examplesIn({ rows, columns }: Table): string[][] {
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.slice(0, 50).map(({ cells: all }) => (all[column] ?? "").trim());
    return [...new Set(cells)].filter(Boolean).slice(0, 2).map(short);
  });
}

/** Shortens a cell, which can be as long as the file. */
function short(cell: string): string {
  return cell.slice(0, 80);
}
