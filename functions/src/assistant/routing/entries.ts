/** A list of words as one reads it: separated by commas, over as many lines as it takes. */
export function entries(list: string): readonly string[] {
  return list.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
}
