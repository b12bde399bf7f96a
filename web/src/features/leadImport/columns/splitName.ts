/**
 * Splits a name from one cell. `Ríos Peña, Candela` has the last name first; otherwise the first
 * word is the first name. Users can check the result in the review, and use two columns to avoid
 * the guess.
 */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = full.split(",");
  if (after.length > 0) return { firstName: after.join(",").trim(), lastName: before.trim() };
  const [first = "", ...others] = full.trim().split(/\s+/);
  return { firstName: first, lastName: others.join(" ") };
}
