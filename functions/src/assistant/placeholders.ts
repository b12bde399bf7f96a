import type { MaskedText } from "./fact.ts";
import { wholeWords } from "./understanding/words.ts";

/** A placeholder for a hidden text, such as `[P2]`. */
export const placeholderPattern = /\[[PTD][0-9]{1,3}\]/g;

/**
 * Email addresses, and any run of digits long enough to be a phone number or an identity document.
 * An engine needs none of these.
 */
const identifying =
  /(?<![^\s@])[^\s@]+@[^\s@]+|(?<![\w[])\+?(?:[A-Za-z]{1,3}[-./]?)?\d(?:[\s./-]?\d){5,}[A-Za-z]{0,2}(?!\w)/g;

/**
 * Replaces what an engine must not see by placeholders, and restores it in the answer: names, free
 * text, document numbers. Use one instance per answer.
 *
 * @param sendsNotes whether the operator has allowed the engine to see free text
 */
export function createPlaceholders(sendsNotes: boolean) {
  const hidden: string[] = [];

  function placeholderFor(kind: "P" | "T" | "D", value: string): string {
    if (!hidden.includes(kind + value)) hidden.push(kind + value);
    return `[${kind}${hidden.indexOf(kind + value) + 1}]`;
  }

  /** The text with the given names and all identifying numbers and addresses masked. */
  function withoutNames(text: string, names: readonly string[]): string {
    const unidentified = text.replaceAll(identifying, (found) => placeholderFor("D", found));
    // A clinician may have thousands of patients, and a pattern for each would take seconds.
    const lowercase = unidentified.toLowerCase();
    return names
      .filter((name) => lowercase.includes(name.toLowerCase()))
      .toSorted((a, b) => b.length - a.length)
      .reduce(
        (rest, each) => rest.replaceAll(named(each), (found) => placeholderFor("P", found)),
        unidentified,
      );
  }

  return {
    withoutNames,
    /** The text as an engine may see it. */
    masked(text: MaskedText, names: readonly string[]): string {
      return text
        .map((piece) => {
          if (typeof piece === "string") return piece;
          if (piece.hidden === "name") return placeholderFor("P", piece.value);
          return sendsNotes ? withoutNames(piece.value, names) : placeholderFor("T", piece.value);
        })
        .join("");
    },
    /** The text with placeholders replaced by their values. Unknown placeholders stay. */
    unmasked(text: string): string {
      return text.replaceAll(placeholderPattern, (placeholder) => {
        const found = hidden[Number(placeholder.slice(2, -1)) - 1];
        return found?.startsWith(placeholder.charAt(1)) ? found.slice(1) : placeholder;
      });
    },
  };
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

function named(name: string): RegExp {
  return wholeWords(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), "giu");
}
