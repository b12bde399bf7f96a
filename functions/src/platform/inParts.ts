/** The maximum number of values in a query with `in`. */
const valuesOfIn = 30;

/** The values in parts of at most `size`, each of which by default fits into a query with `in`. */
export function inParts(values: readonly string[], size = valuesOfIn): string[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  );
}
