/** The maximum number of expressions per decision; Firestore denies requests that need more. */
export const mostExpressions = 1_000;

const name = "padding";

/**
 * Rules in which every true condition evaluates additional expressions: a request that is still
 * allowed has that many to spare. Line numbers are unchanged.
 *
 * @param steps the number of calls of a no-op function
 */
export function padded(source: string, steps: number): string {
  const ones = Array.from({ length: steps % 10 }, () => "one()");
  const tens = Array.from({ length: Math.floor(steps / 10) % 10 }, () => "ten()");
  const hundreds = Array.from({ length: Math.floor(steps / 100) }, () => "hundred()");
  const functions = [
    `function ${name}() { return ${["true", ...hundreds, ...tens, ...ones].join(" && ")}; }`,
    "function one() { return true; }",
    `function ten() { return ${Array.from({ length: 10 }, () => "one()").join(" && ")}; }`,
    `function hundred() { return ${Array.from({ length: 10 }, () => "ten()").join(" && ")}; }`,
    `match /${name}/{id} { allow create: if ${name}(); }`,
  ];
  return source
    .replaceAll(/(\ballow [\w, ]+: if )([^;]+);/g, `$1($2) && ${name}();`)
    .replace(/(?<=\/documents \{)/, ` ${functions.join(" ")}`);
}

/** A path at which a write costs nothing but the padding. */
export const paddedPath = `${name}/any`;

/** The highest number that passes, if all lower ones pass and all higher ones fail. */
export async function highest(
  passes: (value: number) => Promise<boolean>,
  [least, most]: readonly [number, number],
): Promise<number> {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
