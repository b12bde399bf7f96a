/** A word of a question as written, and in normalized form for comparison. */
export type Word = { written: string; plain: string };

/** The words of a question in order, without placeholders such as `[P1]`. */
export function wordsOf(question: string): Word[] {
  const found = question
    .replaceAll(/\[[A-Z][0-9]{1,3}\]/g, " . ")
    .match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu);
  return (found ?? []).map((written) => ({ written, plain: plain(written) }));
}

/**
 * Lowercase, without accents and ligatures: `sœur` is `soeur`. Unlike in `plainText`, the sign of
 * an ordinal stays, because `3º` is a day.
 */
export function plain(text: string): string {
  const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll("œ", "oe").replaceAll("æ", "ae");
}

/**
 * Whether the words contain an entry: a word, a word beginning (`appoint*`), or several words in a
 * row.
 */
export function says(words: readonly Word[], entry: string): boolean {
  const parts = entry.split(" ");
  return words.some((_, start) =>
    parts.every((part, index) => matches(words[start + index]?.plain, part)),
  );
}

/** Whether the word equals the entry, or starts with it if the entry ends in `*`. */
function matches(word: string | undefined, entry: string): boolean {
  if (word === undefined) return false;
  return entry.endsWith("*") ? word.startsWith(entry.slice(0, -1)) : word === entry;
}

/** Whether a question begins with one of the entries. Accents count: “é” differs from “e”. */
export function beginsSo(words: readonly Word[], begins: readonly string[]): boolean {
  const first = words.map(({ written }) => written.toLowerCase());
  return begins.some((entry) => entry.split(" ").every((part, index) => first[index] === part));
}

/** Whether one of the entries leaves out a person: “apart from [P1]”. */
export function isLeftOut(question: string, exceptions: readonly string[]): boolean {
  const text = plain(question);
  return exceptions.some((entry) =>
    new RegExp(String.raw`(?<!\p{L})${entry} (?:\p{L}+ )?\[p\d`, "u").test(text),
  );
}
