/**
 * Normalizes a word for comparison, without accents, case and punctuation: `Teléfono:` becomes
 * `telefono`.
 */
export function bareWord(written: string): string {
  return written
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
