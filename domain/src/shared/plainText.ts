/**
 * Lowercases text and removes accents, including letters that Unicode does not decompose, so that
 * texts can be compared as people type them.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter);
}

/**
 * The distinct words of a name.
 *
 * @param parts whether to split words at apostrophes too: `O'Neill` yields `oneill` and `neill`
 */
export function plainWords(name: string, parts: boolean): string[] {
  const joined = plainText(name.replaceAll(apostrophes, ""));
  const words = [joined, ...(parts ? [plainText(name)] : [])].flatMap((text) =>
    text.split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set(words)].filter((word) => word !== "");
}

const apostrophes = /['\u{2018}\u{2019}\u{2bc}]/gu;

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
  þ: "th",
  ı: "i",
};
