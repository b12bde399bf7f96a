/**
 * Lowercases text and removes accents, also of letters that Unicode does not decompose, and invisible
 * characters, so that texts can be compared as people type them.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll(/[ßæœøłđðħŧþıς]/g, (letter) => spelt[letter] ?? letter);
}

/**
 * The distinct words of a name.
 *
 * @param parts whether to split words at apostrophes too: `O'Neill` yields `oneill` and `neill`
 */
export function plainWords(name: string, parts: boolean): string[] {
  const joined = name.replaceAll(apostrophes, "");
  const split = parts ? [name.replaceAll(apostrophes, " ")] : [];
  const words = [joined, ...split].map(plainText).flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word !== "");
}

/**
 * Whether each typed word is a part of a name's word.
 *
 * @param words the words of the name, with their parts
 */
export function isPartOfName(typed: string, words: readonly string[]): boolean {
  return plainWords(typed, true).every((part) => words.some((word) => word.includes(part)));
}

// Includes accents and primes that keyboards have in the place of an apostrophe.
const apostrophes = /['`\u{b4}\u{2018}\u{2019}\u{2032}\u{2bb}\u{2bc}]/gu;

/** A number or code without its separators. */
export function plainCode(text: string): string {
  return plainText(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

const spelt: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  þ: "th",
  ı: "i",
  // The end of a prefix is not the end of the word.
  ς: "σ",
};
