import { rulesSource, store, type RulesProject } from "../support/environment.ts";
import { write } from "../support/row.ts";

/** The maximum number of expressions per decision; Firestore denies requests that need more. */
export const mostExpressions = 1_000;

/** How many of them must remain unused. */
export const leastFree = 250;

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
    `function ten() { return ${ten("one()")}; }`,
    `function hundred() { return ${ten("ten()")}; }`,
    `function fatal(path) { return ${ten("hundred()")}; }`,
    `match /${name}/{id} { allow create: if ${name}(); }`,
  ];
  return source
    .replaceAll(/(\ballow [\w, ]+: if )([^;]+);/g, `$1($2) && ${name}();`)
    .replace(/(?<=\/documents \{)/, ` ${functions.join(" ")}`);
}

function ten(what: string): string {
  return Array.from({ length: 10 }, () => what).join(" && ");
}

/** A lookup call in the rules, up to its argument; `map.get()` is not one. */
export const lookUpCall = /(?<![.\w])(?:get|exists|getAfter|existsAfter)\(/g;

/**
 * Rules for `padded` in which each lookup denies the request, because it uses up all expressions:
 * what they decide, they decide without it.
 *
 * @param spared the functions whose lookups remain
 */
export function withFatalLookUps(source: string, spared: readonly string[]): string {
  return source.replaceAll(lookUpCall, (call, at: number) => {
    const owners = source.slice(0, at).matchAll(/\b(?:allow|function) (\w+)/g);
    const [, owner = ""] = [...owners].at(-1) ?? [];
    return spared.includes(owner) ? call : "fatal(";
  });
}

/** The number of steps that equal a number of expressions. */
export async function stepsOf(expressions: number, rules: RulesProject): Promise<number> {
  whole ??= wholeOf(rules);
  return Math.ceil((expressions * (await whole)) / mostExpressions);
}

/** The number of steps that equal Firestore's whole limit, which the emulators count differently. */
let whole: Promise<number> | undefined;

async function wholeOf(rules: RulesProject): Promise<number> {
  const db = rules.as({ uid: "ana", claims: {} });
  const path = `${name}/any`;
  const found = await highest(
    async (steps) => {
      await rules.load(padded(rulesSource, steps));
      try {
        await write(db, (writes) => writes.set(db.doc(path), {}));
      } catch {
        return false;
      }
      await store(rules.server, { [path]: null });
      return true;
    },
    [0, mostExpressions],
  );
  if (found < 100 || found === mostExpressions) throw new Error(`No limit was met: ${found}.`);
  return found;
}

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
