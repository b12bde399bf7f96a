import { basename } from "node:path";

import { languages } from "@salvia/domain/shared/language";
import { describe, expect, test } from "vitest";

/** The texts of the web, and those that the web and the functions share. */
const files = import.meta.glob<unknown>(
  ["../locales/*/*.json", "../../../domain/src/locales/*/*.json"],
  { eager: true, import: "default" },
);

const others = languages.filter((language) => language !== "en");
const namespaces = Object.keys(files)
  .filter((path) => path.includes("/locales/en/"))
  .map((path) => (path.startsWith("../locales/") ? "web/" : "domain/") + basename(path, ".json"));

/** Every text of a file, keyed by its path. */
function textsOf(language: string, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const [workspace, name] = namespace.split("/");
  const folder = workspace === "web" ? "../locales" : "../../../domain/src/locales";
  collect(files[`${folder}/${language}/${name}.json`], "", texts);
  return texts;
}

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, path === "" ? key : `${path}.${key}`, into);
    }
  } else throw new Error(`${path} is neither a text nor a group of texts`);
}

/** A key without i18next's plural suffix, since plural forms differ between languages. */
function bareKey(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

function bareKeys(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map(bareKey))].toSorted();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = ""]) => name).toSorted();
}

/** Whether a text has words besides its placeholders. */
function hasOwnWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ""));
}

test("finds texts to check", () => {
  expect(namespaces).toEqual(
    expect.arrayContaining(["web/common", "web/login", "web/site", "domain/mail"]),
  );
  expect(Object.keys(files)).toHaveLength(namespaces.length * languages.length);
});

describe.each(namespaces)("%s", (namespace) => {
  const english = textsOf("en", namespace);

  test.each(languages)("has no empty text in %s", (language) => {
    const texts = textsOf(language, namespace);
    expect(texts.size).toBeGreaterThan(0);
    const bad = [...texts].filter(([, text]) => text.trim() === "" || text !== text.trim());
    expect(bad).toEqual([]);
  });

  test.each(others)("has the same keys in %s as in English", (language) => {
    expect(bareKeys(textsOf(language, namespace))).toEqual(bareKeys(english));
  });

  test.each(languages)("has every plural form that %s needs", (language) => {
    const texts = textsOf(language, namespace);
    // i18next uses the plural categories of whole numbers; none of our counts has a fraction.
    const rules = new Intl.PluralRules(language);
    const needed = new Set([0, 1, 2, 5, 11, 21, 100].map((count) => rules.select(count)));
    const counted = new Set([...texts.keys()].filter((key) => bareKey(key) !== key).map(bareKey));
    const missing = [...counted].flatMap((key) =>
      [...needed].map((form) => `${key}_${form}`).filter((form) => !texts.has(form)),
    );
    expect(missing).toEqual([]);
  });

  test.each(others)("has the same placeholders in %s as in English", (language) => {
    const differing = [...textsOf(language, namespace)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${bareKey(key)}_other`) ?? "";
      return placeholders(text).join() !== placeholders(original).join();
    });
    expect(differing).toEqual([]);
  });

  test.each(others)("leaves no sentence in English in %s", (language) => {
    const left = [...textsOf(language, namespace)].filter(
      ([key, text]) =>
        text === english.get(key) && text.split(/\s+/).length > 3 && hasOwnWords(text),
    );
    expect(left).toEqual([]);
  });
});

/** Texts that replace the shorter one instead of naming its control. */
const replacing: ReadonlySet<string> = new Set(["price result.askNamed", "records vitals.bmiOf"]);

// A user of voice control says what is seen (WCAG 2.5.3).
test.each(languages)("names controls by what is seen on them in %s", (language) => {
  const differing = namespaces.flatMap((namespace) => {
    const texts = textsOf(language, namespace);
    return [...texts].flatMap(([key, name]) => {
      const seen = texts.get(key.replace(/(?:Named|One|Of)$/, ""));
      const isControl = seen !== undefined && seen !== name && !/\{\{|\.$/.test(seen);
      const id = `${namespace.replace("web/", "")} ${key}`;
      if (!isControl || replacing.has(id) || wordsIn(name).includes(wordsIn(seen))) return [];
      return [`${id}: "${seen}" is called "${name}"`];
    });
  });
  expect(differing).toEqual([]);
});

function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

test.each(namespaces)(
  "uses non-breaking spaces before French punctuation marks in %s",
  (namespace) => {
    // Colons and quotation marks take a full non-breaking space, other marks a narrow one.
    const bad = /(?<!\u{a0}):(?!\/\/|\d)|(?<!\u{202f})[;?!]|«(?!\u{a0})|(?<!\u{a0})»/u;
    expect([...textsOf("fr", namespace)].filter(([, text]) => bad.test(text))).toEqual([]);
  },
);

test.each([
  ["web/common", "sessionSyncFailed", "Session sync failed: {{reason}}"],
  ["web/errors", "wrong-credentials", "Authentication failed. Please check your credentials."],
  ["web/errors", "server-error", "Server error"],
])("uses the specified sentence for %s.%s", (namespace, key, sentence) => {
  expect(textsOf("en", namespace).get(key)).toBe(sentence);
});
