import type { Columns } from "./columns.ts";
import type { Table } from "./parseTable.ts";

/** The trimmed text of a field's cell; empty if the file has no column for it. */
export type Cells<Field extends string> = (field: Field) => string;

/** What was left out of a row that is imported. */
export type RowNote = "phoneLeftOut" | "addressesLeftOut";

/** A row as written, with what it says or all its problems. */
export type ParsedRow<Item, Problem> = { name: string; contact: string } & (
  | {
      item: Item;
      notes?: readonly RowNote[];
      /** Two rows with one of these in common are about the same person. */
      keys: readonly string[];
    }
  | { problems: readonly Problem[] }
);

/** A row of a file with what the file alone determines about its outcome. */
export type CheckedRow<Item, Problem> = {
  /** The row number as a spreadsheet program shows it. */
  number: number;
  /** As written in the file. */
  name: string;
  contact: string;
} & (
  | { is: "item"; item: Item; notes: readonly RowNote[] }
  /** An earlier row has the same person. */
  | { is: "twin"; of: number }
  | { is: "faulty"; problems: readonly (Problem | "tooManyCells")[] }
);

/** How much of a cell is shown, in characters: a cell can be as long as the file. */
const shownLength = 200;

/** Checks every row of a file for problems and for persons who appear twice. */
export function checkTable<Field extends string, Item, Problem>(
  { rows, columns: width }: Table,
  columns: Columns<Field>,
  parse: (cell: Cells<Field>) => ParsedRow<Item, Problem>,
): CheckedRow<Item, Problem>[] {
  const holders = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const row = parse((field) => cellText(cells[columns.get(field) ?? -1] ?? ""));
    const shown = {
      number,
      name: row.name.slice(0, shownLength),
      contact: row.contact.slice(0, shownLength),
    };
    // Too many delimiters make the columns unreliable.
    const isTooLong = cells.slice(width).some((extra) => extra.trim() !== "");
    if ("problems" in row || isTooLong) {
      const problems = "problems" in row ? row.problems : [];
      return {
        ...shown,
        is: "faulty",
        problems: isTooLong ? [...problems, "tooManyCells"] : problems,
      };
    }
    const { item, keys, notes = [] } = row;
    const of = keys.map((key) => holders.get(key)).find((holder) => holder !== undefined);
    if (of !== undefined) return { ...shown, is: "twin", of };
    for (const key of keys) holders.set(key, number);
    return { ...shown, is: "item", item, notes };
  });
}

/** A cell without the blanks and invisible characters around it, and without `="…"`, which protects zeros. */
function cellText(cell: string): string {
  const text = cell.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
  return (/^="(.*)"$/.exec(text)?.[1] ?? text).trim();
}
