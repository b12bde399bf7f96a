/** Thousands in groups, by a blank, an apostrophe, a dot or a comma, and decimals after another sign. */
const grouped = /^[1-9]\d{0,2}([ '’.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

const plain = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * Reads a number as people type it in any of the languages, since keyboards and habits differ: dot
 * and comma are decimal separators, unless groups of three digits show otherwise.
 *
 * @param own the decimal separator of the language; null if the number may be of another
 * @returns null if it is no number; "ambiguous" if three digits follow one sign, which may separate
 *   thousands, and the sign is not the language's own
 */
export function readTypedNumber(
  typed: string,
  own: "." | "," | null = null,
): number | "ambiguous" | null {
  const [, sign = ""] = grouped.exec(typed) ?? [];
  if (sign === "" && !plain.test(typed)) return null;
  const isUnclear = /^\d+[.,]\d{3}$/.test(typed) && sign !== "";
  if (isUnclear && sign !== own) return "ambiguous";
  return Number((isUnclear || sign === "" ? typed : typed.replaceAll(sign, "")).replace(",", "."));
}
