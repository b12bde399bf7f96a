import type { Table } from "./parseTable.ts";

/** A row as written, with what it says or all its problems. */
export type ParsedRow<Item, Problem> = { name: string; email: string } & (
  | { item: Item; problems: null }
  | { item: null; problems: readonly Problem[] }
);

/** A row of a file with what the file alone determines about its outcome. */
export type CheckedRow<Item, Problem> = {
  /** The row number as a spreadsheet program shows it. */
  number: number;
  /** As written in the file. */
  name: string;
  contact: string;
} & (
  | { is: "item"; item: Item }
  /** An earlier row has the same address. */
  | { is: "twin"; of: number }
  | { is: "faulty"; problems: readonly Problem[] }
);

/** How much of a cell is shown, in characters: a cell can be as long as the file. */
const shownLength = 200;

/** Checks every row of a file for problems and for addresses that appear twice. */
export function checkTable<Item, Problem>(
  { rows, columns: width }: Table,
  parse: (cells: readonly string[], width: number) => ParsedRow<Item, Problem>,
): CheckedRow<Item, Problem>[] {
  const first = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const { name, email, item, problems } = parse(cells, width);
    const shown = {
      number,
      name: name.slice(0, shownLength),
      contact: email.slice(0, shownLength),
    };
    if (problems !== null) return { ...shown, is: "faulty", problems };
    const of = first.get(email);
    if (of !== undefined) return { ...shown, is: "twin", of };
    first.set(email, number);
    return { ...shown, is: "item", item };
  });
}
