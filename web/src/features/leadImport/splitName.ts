/**
 * The parts of a name that stands in one cell: `Ríos Peña, Candela` says itself which is which; else
 * the first word is the first name. Who imports sees what became of it, and can have it otherwise with
 * two columns.
 */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = full.split(",");
  if (after.length > 0) return { firstName: after.join(",").trim(), lastName: before.trim() };
  const [first = "", ...others] = full.trim().split(/\s+/);
  return { firstName: first, lastName: others.join(" ") };
}
