import { byteOrderMark, csvText } from "../../../lib/csv.ts";
import { checkTable, type Cells, type CheckedRow, type ParsedRow } from "./checkTable.ts";
import type { Columns } from "./columns.ts";
import { repairText } from "./repairText.ts";
import { parseTable, type FileProblem, type Table } from "./parseTable.ts";

/** What the page learns about a file before its columns are known. */
export type ReadFile = {
  headings: readonly string[] | null;
  columns: number;
  rows: number;
  /** The first different cells of each column. */
  examples: readonly (readonly string[])[];
  /** A cell that another program seems to have damaged, and its repair. */
  damaged: { cell: string; repaired: string } | null;
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
      const [examples, damaged] = [examplesIn(table), damagedIn(table)];
      return { file: { headings: shown, columns, rows: rows.length, examples, damaged } };
    },

    /** @param repairs whether damaged text is repaired */
    check(columns: Columns<Field>, options: Options, repairs = false): CheckedRow<Item, Problem>[] {
      const repaired = (cell: Cells<Field>) => (field: Field) => repairText(cell(field));
      return checkTable(opened(), columns, (cell) =>
        parse(repairs ? repaired(cell) : cell, options),
      );
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
    const cells = rows.map(({ cells: all }) => (all[column] ?? "").trim());
    return [...new Set(cells)].filter(Boolean).slice(0, examplesMax).map(short);
  });
}

/** Enough for the words of a column that has a few. */
const examplesMax = 20;

function damagedIn({ rows }: Table): ReadFile["damaged"] {
  for (const { cells } of rows) {
    const cell = cells.find((each) => repairText(each) !== each);
    if (cell !== undefined) return { cell: short(cell), repaired: short(repairText(cell)) };
  }
  return null;
}

/** Shortens a cell, which can be as long as the file. */
function short(cell: string): string {
  return cell.slice(0, 80);
}
