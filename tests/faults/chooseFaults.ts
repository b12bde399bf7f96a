import { seededRandom } from "../../seed/random.ts";

/** One changed line of a source file. */
export type Fault = {
  /** The place and the operator, such as `domain/src/lead/lead.ts:12 equality`. */
  readonly id: string;
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
};

type Source = { readonly path: string; readonly lines: readonly string[] };

/** The usual operators of mutation testing: what is found in a line, and what replaces it. */
const operators: readonly (readonly [name: string, found: RegExp, replaced: string])[] = [
  ["equality", / === /, " !== "],
  ["inequality", / !== /, " === "],
  ["boundary", / (<|>) /, " $1= "],
  ["boundary", / (<|>)= /, " $1 "],
  ["and", / && /, " || "],
  ["or", / \|\| /, " && "],
  ["fallback", / \?\? (?:"[^"]*"|\w+)/, ""],
  ["sum", / \+ (\d)/, " - $1"],
  ["difference", / - (\d)/, " + $1"],
  ["constant", /([ ([])([2-9]|[1-9]\d+)(?=[,;)\] ])/, "$1($2 + 1)"],
  ["truth", /\btrue\b/, "false"],
  ["falsehood", /\bfalse\b/, "true"],
  ["negation", /([(\s])!(\w)/, "$1$2"],
  ["condition", /\bif \((.+)\) (return|throw|continue)/, "if (false) $2"],
  ["role", /"(sales|medical|member|admin)"/, '"partner"'],
  ["call", /^(\s+)(?:await |void )?[\w.]+\(.*\);$/, "$1;"],
];

/** Lines that do nothing at run time, or only decide how something looks. */
const idle = /^\s*(\/\/|\*|\/\*|import |export type |type |\} from )|^\s*$|sx=|sx:/;

/**
 * Chooses faults at random, each in a line of its own.
 * @param seed the same seed chooses the same faults in the same sources
 */
export function chooseFaults(
  sources: readonly Source[],
  count: number,
  seed: number,
): readonly Fault[] {
  const lines = sources.flatMap(({ path, lines: all }) =>
    all.flatMap((before, index) => (idle.test(before) ? [] : [{ path, line: index + 1, before }])),
  );
  const random = seededRandom(seed);
  const chosen = new Map<string, Fault>();
  while (chosen.size < count) {
    const place = random.pick(lines);
    const fitting = operators.filter(([, found]) => found.test(place.before));
    if (fitting.length === 0) continue;
    const [name, found, replaced] = random.pick(fitting);
    const spot = `${place.path}:${place.line}`;
    const after = place.before.replace(found, replaced);
    chosen.set(spot, { id: `${spot} ${name}`, ...place, after });
  }
  return [...chosen.values()];
}
