import { bareWord } from "./bareWord.ts";

/** The column of each field that a file has, from 0. */
export type Columns<Field extends string> = ReadonlyMap<Field, number>;

/**
 * The headings of each field in all supported languages, as `bareWord` writes them, separated by
 * commas.
 */
export type Headings<Field extends string> = ReadonlyMap<Field, string>;

/** Finds the column of each field by its heading. No heading is guessed. */
export function findColumns<Field extends string>(
  headings: readonly string[] | null,
  known: Headings<Field>,
): Columns<Field> {
  const written = (headings ?? []).map(bareWord);
  const columns = new Map<Field, number>();
  for (const [field, list] of known) {
    const words = new Set(list.split(", "));
    const column = written.findIndex((word) => words.has(word));
    if (column !== -1) columns.set(field, column);
  }
  return columns;
}
