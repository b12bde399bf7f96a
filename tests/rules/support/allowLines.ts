import { rulesSource } from "./environment.ts";
import type { Operation } from "./row.ts";

const known = new Map<string, readonly number[]>();

/**
 * The lines of firestore.rules where the `allow` statements for an operation on a collection begin,
 * including those for collection groups of its name.
 */
export function allowLines(collection: string, operation: Operation): readonly number[] {
  const key = `${operation} ${collection}`;
  const group = `{path=**}/${collection.split("/").at(-1)}`;
  const lines =
    known.get(key) ?? [...new Set([collection, group])].flatMap((each) => found(each, operation));
  known.set(key, lines);
  return lines;
}

function found(collection: string, operation: Operation): number[] {
  const lines = rulesSource.split("\n").map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith(`match /${collection}/`));
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("match /"));
  const end = length < 0 ? lines.length : start + 1 + length;
  return lines.flatMap((line, at) =>
    at > start && at < end && allowed(line).includes(operation) ? [at + 1] : [],
  );
}

/** The operations in a line; a statement may allow several. */
function allowed(line: string): string[] {
  return /^allow ([\w, ]+):/.exec(line)?.[1]?.split(", ") ?? [];
}

/**
 * The lines of the `allow` statements that evaluate a place in the rules: the statement that
 * contains it, or all that call the function that contains it, directly or indirectly.
 *
 * @param code the rules, with comments blanked out
 */
export function allowLinesAbove(code: string, place: number): readonly number[] {
  const part = [...code.matchAll(/\ballow [\w, ]+:|\bfunction (\w+)\(/g)].findLast(
    ({ index }) => index <= place,
  );
  if (part === undefined) return [];
  const [, name] = part;
  if (name === undefined) return [code.slice(0, part.index).split("\n").length];
  const calls = [...code.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, "g"))];
  return calls.flatMap(({ index }) => allowLinesAbove(code, index));
}
