import type { Source } from "@salvia/domain/assistant/assistant";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";

/** A part of a text that not every engine may see. */
export type Hidden = {
  /** A person's name, or free text that a user wrote. */
  hidden: "name" | "words";
  value: string;
};

export type MaskedText = readonly (string | Hidden)[];

/** A complete sentence in the user's language, and its source. */
export type Fact = { text: MaskedText; source: Source };

/** The values of a template, by the names of its placeholders. */
export type Values = Readonly<Record<string, string | Hidden | MaskedText>>;

/** The sentence of a template, and its source. */
export function factOf(template: string, values: Values, source: Source): Fact {
  return { text: fillTemplate(template, values), source };
}

/** A sentence without data, explained by a topic of the help. */
export function plainFact(sentence: string, topic: HelpTopic): Fact {
  return { text: [sentence], source: { kind: "help", path: `help/${topic}` } };
}

export function maskedName(value: string): Hidden {
  return { hidden: "name", value };
}

export function maskedText(value: string): Hidden {
  return { hidden: "words", value };
}

/**
 * Fills the placeholders of a template, such as `{{name}}`.
 *
 * @param values by the names of the placeholders
 * @throws Error if a value is missing
 */
export function fillTemplate(template: string, values: Values = {}): MaskedText {
  return template.split(/\{\{(\w+)\}\}/).flatMap((part, index) => {
    if (index % 2 === 0) return part === "" ? [] : [part];
    const value = values[part];
    if (value === undefined) throw new Error(`No value for {{${part}}}`);
    return typeof value === "string" || !isText(value) ? [value] : value;
  });
}

/** The singular or the plural of a template. */
export function pluralTemplate<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
): string {
  return count === 1 ? texts[`${key}_one`] : texts[`${key}_other`];
}

/** The plain text, with hidden parts shown. */
export function textOf(text: MaskedText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");
}

function isText(value: Hidden | MaskedText): value is MaskedText {
  return Array.isArray(value);
}
