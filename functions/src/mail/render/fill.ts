/**
 * The value of a placeholder. Foreign text was typed by a user: it may be right-to-left and must
 * not change the direction of the text around it.
 */
export type Value =
  | { kind: "own"; text: string; href?: string }
  | { kind: "foreign"; text: string };

export type Values = Readonly<Record<string, Value>>;

/**
 * Fills the placeholders of a text, such as `{{brand}}`.
 *
 * @param show renders a value; inserts its text unchanged by default
 * @param own renders the text around the values
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
