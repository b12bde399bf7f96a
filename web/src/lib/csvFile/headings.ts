import { bareWord } from "./bareWord.ts";

/**
 * The position of a column, from 0; -1 if the file lacks it.
 *
 * @param headings the file's headings; null if it has none
 * @param words the headings by which the column is recognized
 */
export function positionOf(headings: readonly string[] | null, words: ReadonlySet<string>): number {
  return (headings ?? []).findIndex((heading) => words.has(bareWord(heading)));
}

/** @param list headings as `bareWord` writes them, separated by commas */
export function headingWords(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
