import { sentenceMaxLength, type Sentence } from "@salvia/domain/assistant/assistant";
import type { Source } from "@salvia/domain/assistant/assistantSource";
import type { HelpTopic } from "@salvia/domain/locales/helpTexts";

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
export type Values = Readonly<Record<string, string | Hidden>>;

export function factOf(template: string, values: Values, source: Source): Fact {
  return { text: fillTemplate(template, values), source };
}

/** A sentence without data, explained by a topic of the help. */
export function plainFact(text: string, topic: HelpTopic, kind: Source["kind"] = "help"): Fact {
  return { text: [text], source: { kind, path: `help/${topic}` } };
}

export function maskedName(value: string): Hidden {
  return { hidden: "name", value };
}

export function maskedText(value: string): Hidden {
  return { hidden: "words", value };
}

/**
 * Fills the placeholders of a template, such as `{{name}}`. A part in brackets is left out if a
 * value in it is empty.
 *
 * @throws Error if a value is missing
 */
function fillTemplate(template: string, values: Values): MaskedText {
  return template.split(/\[([^\]]*)\]/).flatMap((part, index) => {
    const text = part.split(/\{\{(\w+)\}\}/).map((piece, at) => {
      const value = at % 2 === 0 ? piece : values[piece];
      if (value === undefined) throw new Error(`No value for {{${piece}}}`);
      return value;
    });
    const isLeftOut = index % 2 === 1 && text.some((each, at) => at % 2 === 1 && isEmpty(each));
    return isLeftOut ? [] : text.filter((each) => !isEmpty(each));
  });
}

export function filled(template: string, values: Values): string {
  return textOf(fillTemplate(template, values));
}

/** The sentence of a fact, with hidden parts shown; “12:00 p.m.” ends it without another period. */
export function sentenceOf({ text, source }: Fact): Sentence {
  const said = textOf(text).replace(/(?<=\.m\.)\.$/, "");
  return { text: said.slice(0, sentenceMaxLength), sources: [source] };
}

const isEmpty = (piece: string | Hidden) => textOf([piece]) === "";

export function textOf(text: MaskedText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");
}
