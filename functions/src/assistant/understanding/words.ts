import { plainText } from "@salvia/domain/shared/plainText";

/** A word of a question as written, and as it is compared. */
export type Word = { written: string; plain: string };

export function wordsOf(text: string): Word[] {
  const found = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.map((written) => ({ written, plain: plainText(written) }));
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

/** A pattern that matches whole words. */
export function wholeWords(pattern: string, flags = "gu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
}

/** A word with fewer letters has too many neighbors to be corrected. */
const leastLetters = 5;

/** Whether two words differ by one letter: changed, added, left out, or swapped with the next. */
export function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < leastLetters || Math.abs(a.length - b.length) > 1)
    return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  const restA = a.slice(at + (a.length >= b.length ? 1 : 0));
  const restB = b.slice(at + (b.length >= a.length ? 1 : 0));
  return swapped || restA === restB;
}
