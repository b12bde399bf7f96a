import { allowLinesAbove } from "../support/allowLines.ts";

/** The rules with one thing changed. */
export type Mutant = {
  /** The line, the enclosing function or operation, and the replacement. */
  name: string;
  /** Counts from 1. */
  line: number;
  /** Related text: the change, the functions it names, and the lines that call its own function. */
  about: string;
  /**
   * The lines of the `allow` statements that evaluate the change, directly or through functions.
   */
  allowLines: readonly number[];
  source: string;
};

type Span = { start: number; end: number };

/**
 * All mutants of the rules: every operand of a condition replaced by true and by false, and every
 * number and every text replaced; of a text that lists words, each word.
 */
export function mutantsOf(source: string): Mutant[] {
  const code = withoutComments(source);
  const change = (span: Span, by: string) =>
    replaced(source, span, by, allowLinesAbove(code, span.start));
  const service = code.indexOf("service ");
  const texts = spansOf(code, /'(?:[^'\\]|\\.)*'/g).filter(({ start }) => start > service);
  const numbers = spansOf(code, /(?<=[=+] |\[|, |UpTo\(|isText\()\d+\b/g).filter(
    (number) => !texts.some((text) => text.start < number.start && number.end < text.end),
  );
  return [
    ...conditions(code).flatMap((condition) =>
      operands(code, condition).flatMap((operand) =>
        ["true", "false"]
          .filter((value) => value !== code.slice(operand.start, operand.end))
          .map((value) => change(operand, value)),
      ),
    ),
    ...withoutGuards(code).map(([guard, less]) => change(guard, less)),
    ...anyValues(code).map(([value, any]) => change(value, any)),
    ...texts.flatMap((text) =>
      wordsOf(source, text).map((word) => {
        const isOther = source.slice(word.start, word.end) === "other";
        return change(word, isOther ? "another" : "other");
      }),
    ),
    ...numbers.flatMap((number) => {
      const value = Number(source.slice(number.start, number.end));
      return [-1, 1].map((step) => change(number, String(value + step)));
    }),
  ];
}

function replaced(
  source: string,
  { start, end }: Span,
  by: string,
  allowLines: readonly number[],
): Mutant {
  const before = source.slice(0, start);
  const lines = source.slice(start, end).split("\n");
  const original = source.slice(start, end).replaceAll(/\s+/g, " ");
  // Keeps line numbers unchanged, because a denial names the lines of its statements.
  const after = "\n".repeat(lines.length - 1) + source.slice(end);
  const line = before.split("\n").length;
  const owner = ownerOf(before);
  return {
    line,
    name: `L${line}: ${owner}: ${original.length > 90 ? `${original.slice(0, 90)}…` : original} -> ${by}`,
    about: `${original} ${aboutOf(source, owner, original)}`,
    allowLines,
    source: before + by + after,
  };
}

/** The function or operation at the end of a partial source. */
function ownerOf(before: string): string {
  const [, name = ""] = [...before.matchAll(/\b(?:allow|function) (\w+)/g)].at(-1) ?? [];
  return name;
}

function aboutOf(source: string, owner: string, changed: string): string {
  const callers = source.split("\n").filter((line) => line.includes(`${owner}(`));
  const called = [...changed.matchAll(/\b(\w+)\(/g)].flatMap(
    ([, callee]) => source.match(new RegExp(`function ${callee}\\([^}]*\\}`)) ?? [],
  );
  return [owner, ...callers, ...called].join(" ");
}

/** Blanks out comments, so that positions stay the same. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\/.*/g, (comment) => " ".repeat(comment.length));
}

/** The spans between `if` or `return` and the semicolon. */
function conditions(code: string): Span[] {
  return spansOf(code, /(?<=\bif |\breturn )[^;]*(?=;)/g);
}

/** The operands of a condition, down to those without `&&` and `||`. */
function operands(code: string, span: Span): Span[] {
  const { start, end } = trimmed(code, span);
  const parts = split(code, { start, end });
  if (parts.length > 1) return parts.flatMap((part) => operands(code, part));
  const inside = { start: start + 1, end: end - 1 };
  const text = code.slice(start, end);
  if (text.startsWith("(") && closing(code, start) === end - 1) return operands(code, inside);
  const guard = guardsBefore.exec(text);
  if (guard?.index === 0 && closing(code, start + text.indexOf("(")) === end - 1) {
    return operands(code, { start: start + guard[0].length, end: end - 1 });
  }
  return [{ start, end }];
}

/** A guard of a condition up to that, its last argument. */
const guardsBefore = /\b(?:asUser|asRole|readsAs|isAdding|isOpened)\((?:[\w']+, )*/;

/** Each guard, and what leaves out one thing that it asks: the token, the role, or for a page. */
function withoutGuards(code: string): (readonly [Span, string])[] {
  const guards = /(?<!function )\b(?:asUser\(|(asRole|readsAs)\(('\w+'), )/g;
  return [...code.matchAll(guards)].flatMap(({ 0: text, 1: name, 2: role, index }) => {
    if (role === undefined) return [[{ start: index, end: index + text.length }, "("] as const];
    const page = name === "readsAs" ? "isPage() && " : "";
    const others = [
      `(${page}hasRole(${role}) && `,
      `${page}asUser(`,
      ...(page === "" ? [] : [`asRole(${role}, `]),
    ];
    const span = { start: index, end: index + text.length };
    return others.map((less) => [span, less] as const);
  });
}

/** Each value that a map of `holds` or its like requires, and what accepts any value there. */
function anyValues(code: string): (readonly [Span, string])[] {
  const maps =
    /(?<!function )\b(?:(?:holds|consistsOf|isTask)\(((?:[^{;()]|\([^{;()]*\))*),|(?:isNew|becomes)\()\s*\{/g;
  return [...code.matchAll(maps)].flatMap(({ 0: text, 1: held = "incoming()", index }) => {
    const start = index + text.length;
    const end = closing(code, start - 1);
    return split(code, { start, end }, [","]).map((entry) => {
      const [key = "", name = ""] = /\s*'(\w+)':\s*/.exec(code.slice(entry.start, entry.end)) ?? [];
      const span = trimmed(code, { start: entry.start + key.length, end: entry.end });
      return [span, `${held.trim()}.${name}`] as const;
    });
  });
}

/** Splits a text at what separates its outermost parts; for a condition, precedence does not matter. */
function split(code: string, { start, end }: Span, separators = ["&&", "||"]): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ("([{'".includes(code.charAt(at))) at = closing(code, at);
    const separator = separators.find((each) => code.startsWith(each, at));
    if (separator === undefined) continue;
    parts.push({ start: from, end: at });
    from = at + separator.length;
    at = from - 1;
  }
  return [...parts, { start: from, end }];
}

/** The position that closes the bracket or quote opening at `open`. */
export function closing(code: string, open: number): number {
  const quoted = code.charAt(open) === "'";
  for (let at = open + 1; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (quoted && character === "\\") at += 1;
    else if (quoted && character === "'") return at;
    else if (!quoted && ")]}".includes(character)) return at;
    else if (!quoted && "([{'".includes(character)) at = closing(code, at);
  }
  throw new Error(`What opens at ${open} does not close.`);
}

/** The words between the quotes, if there is nothing else; otherwise all. */
function wordsOf(source: string, { start, end }: Span): Span[] {
  const text = source.slice(start + 1, end - 1);
  if (!/^[\w ]*\w[\w ]*$/.test(text)) return [{ start: start + 1, end: end - 1 }];
  return spansOf(text, /\w+/g).map((word) => ({
    start: start + 1 + word.start,
    end: start + 1 + word.end,
  }));
}

function trimmed(code: string, { start, end }: Span): Span {
  const text = code.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

function spansOf(code: string, pattern: RegExp): Span[] {
  return [...code.matchAll(pattern)].map(({ 0: text, index: start }) => ({
    start,
    end: start + text.length,
  }));
}
