/**
 * What a placeholder stands for. A foreign text is one that a person typed: it may read from right
 * to left, and must not turn around what stands beside it.
 */
export type Value =
  | { kind: "own"; text: string; href?: string }
  | { kind: "foreign"; text: string };

export type Values = Readonly<Record<string, Value>>;

/**
 * Fills the placeholders of a text, such as `{{brand}}`.
 *
 * @param show how a value appears in the result; as it is, where not given
 * @param own what happens to the text around the values
 * @throws Error for a placeholder without a value
 */
export function fill(
  text: string,
  values: Values,
  show: (value: Value) => string = (value) => value.text,
  own: (part: string) => string = (part) => part,
): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
      if (name === undefined) return own(part);
      const value = values[name];
      if (value === undefined) throw new Error(`No value for ${part}`);
      return show(value);
    })
    .join("");
}
