/**
 * Lays texts over ours: a group key by key, a text or a list as a whole. The result has our keys in
 * our order.
 *
 * @param anywhere placeholders that each text may have or not
 * @param at the keys that lead here
 * @param fault takes a sentence for each fault
 */
export function layTexts(
  ours: unknown,
  theirs: unknown,
  fault: (line: string) => void,
  anywhere: ReadonlySet<string> = new Set(),
  at = "",
): unknown {
  const name = at === "" ? "the file" : at;
  if (isGroup(ours)) {
    if (!isGroup(theirs)) {
      fault(`${name} must be a group of texts`);
      return ours;
    }
    const below = (key: string) => (at === "" ? key : `${at}.${key}`);
    for (const key of Object.keys(theirs)) {
      if (!Object.hasOwn(ours, key)) fault(`${below(key)} is not a key`);
    }
    return Object.fromEntries(
      Object.entries(ours).map(([key, own]) => [
        key,
        Object.hasOwn(theirs, key) ? layTexts(own, theirs[key], fault, anywhere, below(key)) : own,
      ]),
    );
  }
  const isList = Array.isArray(ours);
  const texts = isList ? theirs : [theirs];
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string")) {
    fault(`${name} must be ${isList ? "a list of texts" : "a text"}`);
  } else if (texts.some((text) => text.trim() === "" || text !== text.trim())) {
    fault(`${name} has an empty text, or spaces at an end`);
  } else {
    const [needed, given] = [
      placeholdersOf([ours].flat().map(String)),
      placeholdersOf(texts),
    ] as const;
    for (const each of difference(needed, given, anywhere)) fault(`${name} lacks ${each}`);
    for (const each of difference(given, needed, anywhere)) {
      fault(`${name} has ${each}, for which there is no value`);
    }
  }
  return theirs;
}

function difference(
  of: ReadonlySet<string>,
  ...without: readonly ReadonlySet<string>[]
): readonly string[] {
  return [...of].filter((each) => !without.some((other) => other.has(each)));
}

/** Values such as `{{count}}`, and elements such as `<b>`. */
function placeholdersOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.join("\n").matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/gu);
  const all = Array.from(found, ([whole, name]) => (name === undefined ? whole : `{{${name}}}`));
  return new Set(all);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
