/** A word of a question as it was written, and as it is compared. */
export type Word = { written: string; plain: string };

/** The words of a question, in their order. Marks of what was hidden, such as `[P1]`, are none. */
export function wordsOf(question: string): Word[] {
  const found = question
    .replaceAll(/\[[A-Z][0-9]{1,3}\]/g, " . ")
    .match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu);
  return (found ?? []).map((written) => ({ written, plain: plain(written) }));
}

/** In small letters, without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether a word, the beginning of one (`appoint*`), or several in a row stand among words. */
export function says(words: readonly Word[], entry: string): boolean {
  const parts = entry.split(" ");
  return words.some((_, start) =>
    parts.every((part, index) => matches(words[start + index]?.plain, part)),
  );
}

/** Whether a word is the entry, or begins as it does. */
function matches(word: string | undefined, entry: string): boolean {
  if (word === undefined) return false;
  return entry.endsWith("*") ? word.startsWith(entry.slice(0, -1)) : word === entry;
}
