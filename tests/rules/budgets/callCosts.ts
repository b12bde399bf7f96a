import { rulesSource } from "../support/environment.ts";
import type { Operation } from "../support/row.ts";

/** A write of a request, as the rules evaluate it. */
export type Written = { path: string; operation: Operation };

type Span = { start: number; end: number };

const lookUps = new Set(["get", "exists", "getAfter", "existsAfter"]);

/** The rules with comments and strings blanked out, so that positions stay the same. */
const code = rulesSource.replaceAll(/\/\/.*/g, blanks).replaceAll(/'(?:[^'\\]|\\.)*'/g, blanks);

const blocks = blocksOf(code);

const functions = [...code.matchAll(/\bfunction (\w+)\(/g)].map(({ 1: name = "", index }) => ({
  name,
  scope: innermost(index),
  body: spanFrom(code.indexOf("{", index)),
}));

const statements = [...code.matchAll(/\ballow ([\w, ]+):/g)].map(({ 1: methods = "", index }) => ({
  operations: methods.split(", "),
  collection: matchOf(innermost(index)),
  span: { start: index, end: code.indexOf(";", index) },
}));

/**
 * The number of lookups to decide a write without caching between calls: counts all evaluated
 * statements for it and all evaluated calls in them.
 *
 * @param evaluated the positions of everything evaluated for the whole request
 */
export function lookUpCalls({ path, operation }: Written, evaluated: ReadonlySet<number>): number {
  return statements
    .filter(({ operations, collection }) => operations.includes(operation) && collection.test(path))
    .map(({ span }) => callsIn(span, evaluated))
    .reduce((sum, calls) => sum + calls, 0);
}

function callsIn({ start, end }: Span, evaluated: ReadonlySet<number>): number {
  return [...code.slice(start, end).matchAll(/(?<![.\w])(\w+)\(/g)]
    .map(({ 1: name = "", index }) => {
      const at = start + index;
      if (!evaluated.has(at)) return 0;
      if (lookUps.has(name)) return 1;
      const called = functions
        .filter(({ name: other, scope }) => other === name && scope.start < at && at < scope.end)
        .toSorted((a, b) => b.scope.start - a.scope.start)[0];
      return called === undefined ? 0 : callsIn(called.body, evaluated);
    })
    .reduce((sum, calls) => sum + calls, 0);
}

/**
 * The rules without the blocks of other collections, for a short report of what is evaluated.
 * Positions are unchanged.
 *
 * @param paths the documents that a request writes
 */
export function rulesFor(collection: string, paths: readonly string[]): string {
  return rulesSource.replaceAll(
    /^    match \/(\S+) \{$[^]*?^    \}$/gm,
    (block, pattern: string) => {
      const matched = new RegExp(`^${pathsIn(pattern)}$`);
      const isOwn = [collection, `{path=**}/${collection.split("/").at(-1)}`].some((own) =>
        pattern.startsWith(`${own}/`),
      );
      const concerned = isOwn || paths.some((path) => matched.test(path));
      return concerned ? block : block.replaceAll(/[^\n]/g, " ");
    },
  );
}

/** The paths matched by a block, which may be nested only in the outermost one. */
function matchOf({ start }: Span): RegExp {
  const pattern = /match \/(\S+) $/.exec(code.slice(0, start))?.[1] ?? "";
  return new RegExp(`^${pathsIn(pattern)}$`);
}

/**
 * Converts a pattern of the rules, such as `leads/{leadId}` or one with `{path=**}`, to a regular
 * expression.
 */
export function pathsIn(pattern: string): string {
  return pattern.replaceAll(/\{\w+=\*\*\}/g, ".+").replaceAll(/\{\w+\}/g, "[^/]+");
}

function innermost(place: number): Span {
  const around = blocks.filter(({ start, end }) => start < place && place < end);
  return around.toSorted((a, b) => b.start - a.start)[0] ?? { start: 0, end: code.length };
}

function spanFrom(open: number): Span {
  return blocks.find(({ start }) => start === open) ?? { start: open, end: open };
}

/** The contents of curly brackets, including those in paths. */
function blocksOf(source: string): Span[] {
  const open: number[] = [];
  const found: Span[] = [];
  for (const { 0: bracket, index } of source.matchAll(/[{}]/g)) {
    if (bracket === "{") open.push(index);
    else found.push({ start: open.pop() ?? 0, end: index });
  }
  return found;
}

function blanks(text: string): string {
  return " ".repeat(text.length);
}
