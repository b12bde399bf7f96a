import type { Source } from "@salvia/domain/assistant/assistant";

/** Something in a text that not every engine may see. */
export type Hidden = {
  /** A person's name, or words that somebody wrote freely. */
  hidden: "name" | "words";
  value: string;
};

export type MaskedText = readonly (string | Hidden)[];

/** A finished sentence in the asker's language, and where it was read. */
export type Fact = { text: MaskedText; source: Source };

export function maskedName(value: string): Hidden {
  return { hidden: "name", value };
}

export function maskedText(value: string): Hidden {
  return { hidden: "words", value };
}

/**
 * A template with its blanks filled.
 *
 * @param values by the names that stand in the template in braces
 * @throws Error where a value is missing
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | Hidden | MaskedText>> = {},
): MaskedText {
  return template.split(/\{(\w+)\}/).flatMap((part, index) => {
    if (index % 2 === 0) return part === "" ? [] : [part];
    const value = values[part];
    if (value === undefined) throw new Error(`No value for {${part}}`);
    return typeof value === "string" || !isText(value) ? [value] : value;
  });
}

/** A text that hides nothing. */
export function textOf(text: MaskedText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");
}

function isText(value: Hidden | MaskedText): value is MaskedText {
  return Array.isArray(value);
}
