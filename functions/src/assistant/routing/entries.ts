/** Parses a comma-separated list that may span several lines. */
export function entries(list: string): readonly string[] {
  return list.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
}
