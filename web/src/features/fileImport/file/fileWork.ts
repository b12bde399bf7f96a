import { byteOrderMark, csvText } from "../../../lib/csv.ts";
import { checkTable, type Cells, type CheckedRow, type ParsedRow } from "./checkTable.ts";
import type { Columns } from "./columns.ts";
import { parseTable, type FileProblem, type Table } from "./parseTable.ts";

/** What the page learns about a file before its columns are known. */
export type ReadFile = {
  headings: readonly string[] | null;
  columns: number;
  rows: number;
  /** Sample cells of each column, so that the user recognizes it. */
  examples: readonly (readonly string[])[];
};

/**
 * The file work done in a worker, which keeps the file out of the page's memory: parsing ten
 * thousand rows takes a second, which would freeze the page.
 *
 * @param parse parses a row, by options that are the same for all rows
 */
export function createFileWork<Field extends string, Options, Item, Problem>(
  parse: (cell: Cells<Field>, options: Options) => ParsedRow<Item, Problem>,
) {
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

    check(columns: Columns<Field>, options: Options): CheckedRow<Item, Problem>[] {
      return checkTable(opened(), columns, (cell) => parse(cell, options));
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
