/** The maximum number of values in a query with `in`. */
const valuesMax = 30;

/** The values in parts, each of which fits into a query with `in`. */
export function partsForIn(values: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(values.length / valuesMax) }, (_, part) =>
    values.slice(part * valuesMax, (part + 1) * valuesMax),
  );
}
