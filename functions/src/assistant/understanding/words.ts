/** A word of a question as written, and as it is compared. */
export type Word = { written: string; plain: string };

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const found = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.map((written) => ({ written, plain: plain(written) }));
}

/** Whether a text says one of some words or phrases, which have commas between them. */
export function saysOneOf(phrases: string, text: string): boolean {
  const said = compared(text);
  return phrases.split(",").some((phrase) => said.includes(compared(phrase)));
}

/** A text with a space around each word. */
function compared(text: string): string {
  return ` ${wordsOf(text)
    .map((word) => word.plain)
    .join(" ")} `;
}

/**
 * Lowercase, without accents, ligatures, and characters that show nothing. Unlike in `plainText`,
 * the sign of an ordinal stays: `3º` is a day.
 */
export function plain(text: string): string {
  const bare = text
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  return bare.replaceAll("œ", "oe").replaceAll("æ", "ae");
}
