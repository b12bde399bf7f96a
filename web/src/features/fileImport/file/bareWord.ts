/**
 * Normalizes a word for comparison, without accents, case and punctuation: `Teléfono:` becomes
 * `telefono`, and `MobilePhone` becomes `mobile phone`.
 */
export function bareWord(written: string): string {
  return written
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
