import type { MaskedText } from "./fact.ts";

/** What stands for something hidden, such as `[P2]`. */
export const placeholderPattern = /\[[PTD][0-9]{1,3}\]/g;

/**
 * E-mail addresses, and what has so many digits that it may be a telephone number or an identity
 * document: nothing of which an engine needs to know.
 */
const identifying =
  /[^\s@]+@[^\s@]+|(?<![\w[])\+?(?:[A-Za-z]{1,3}[-./]?)?\d(?:[\s./-]?\d){5,}[A-Za-z]{0,2}(?!\w)/g;

/**
 * Keeps what an engine is not to see, and gives it back on the way out: names, the words of people,
 * numbers of documents. It stands for one answer only.
 *
 * @param sendsNotes whether the words of people may be seen, by the operator's own choice
 */
export function createPlaceholders(sendsNotes: boolean) {
  const hidden = new Map<string, string>();
  const marks = new Map<string, string>();

  function mask(kind: "P" | "T" | "D", value: string): string {
    const known = marks.get(`${kind}${value}`);
    if (known !== undefined) return known;
    const mark = `[${kind}${hidden.size + 1}]`;
    hidden.set(mark, value);
    marks.set(`${kind}${value}`, mark);
    return mark;
  }

  /** A text without the given names, nor anything that identifies somebody. */
  function withoutNames(text: string, names: readonly string[]): string {
    const unidentified = text.replaceAll(identifying, (found) => mask("D", found));
    return names
      .toSorted((a, b) => b.length - a.length)
      .reduce(
        (rest, each) => rest.replaceAll(wholeWords(each), (found) => mask("P", found)),
        unidentified,
      );
  }

  return {
    withoutNames,
    /** A text as an engine may see it. */
    masked(text: MaskedText, names: readonly string[]): string {
      return text
        .map((piece) => {
          if (typeof piece === "string") return piece;
          if (piece.hidden === "name") return mask("P", piece.value);
          return sendsNotes ? withoutNames(piece.value, names) : mask("T", piece.value);
        })
        .join("");
    },
    /** What was hidden, put back. A mark that stands for nothing stays as it is. */
    unmasked(text: string): string {
      return text.replaceAll(placeholderPattern, (mark) => hidden.get(mark) ?? mark);
    },
  };
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

function wholeWords(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}
