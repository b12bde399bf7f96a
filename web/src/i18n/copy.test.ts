import { languages, type Language } from "@salvia/domain/shared/language";
import { expect, test } from "vitest";

import { toBeReviewed, unwantedWords } from "./testing/unwantedWords.ts";

// The emails' and the assistant's texts are in the domain, because functions use them too.
const files = {
  ...import.meta.glob<unknown>("../locales/*/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<unknown>("../../../domain/src/locales/*/*.json", {
    eager: true,
    import: "default",
  }),
};

/** All texts of a language, by `namespace:key`. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, file] of Object.entries(files)) {
    const [, of, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (of === language) collect(file, `${namespace}:`, texts);
  }
  return texts;
}

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(path.replace(/\.$/, ""), value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}${key}.`, into);
  }
}

/** Each unwanted word of a text, with the reason. Placeholders are not words of the text. */
function unwantedIn(text: string, language: Language): readonly string[] {
  const bare = text.replaceAll(/\{\{[^}]*\}\}/g, "…");
  return unwantedWords[language].flatMap(({ word, why }) => {
    const found = word.exec(bare);
    return found === null ? [] : [`${found[0]} (${why})`];
  });
}

const found = new Map(
  languages.map((language) => [
    language,
    [...textsOf(language)].flatMap(([key, text]) =>
      unwantedIn(text, language).map((word) => ({ namespace: key.split(":")[0] ?? "", key, word })),
    ),
  ]),
);

test.each(languages)("uses no unwanted words and one form of address in %s", (language) => {
  expect(textsOf(language).size).toBeGreaterThan(900);
  const reviewed = (found.get(language) ?? []).filter(
    ({ namespace }) => !toBeReviewed[language].includes(namespace),
  );
  expect(reviewed.map(({ key, word }) => `${key}: ${word}`)).toEqual([]);
});

test.each(languages)("lists only namespaces with unwanted words for review in %s", (language) => {
  const remaining = new Set((found.get(language) ?? []).map(({ namespace }) => namespace));
  expect(toBeReviewed[language].filter((namespace) => !remaining.has(namespace))).toEqual([]);
});

test("finds unwanted words, but not parts of words", () => {
  const cases: readonly (readonly [Language, string, number])[] = [
    ["en", "Look up your cover.", 1],
    ["en", "See what we cover.", 0],
    ["en", "Your appointment was cancelled by telephone.", 2],
    ["en", "Your favourite colour", 1],
    ["en", "Your favorite color", 0],
    ["es", "Haga clic aquí.", 1],
    ["es", "Elige un archivo; si queréis, otro.", 1],
    ["es", "Los datos están aquí.", 0],
    ["pt", "O teu telemóvel", 2],
    ["pt", "Você está a escrever.", 1],
    ["pt", "Atualize seu contato.", 0],
    ["fr", "Clique sur ton nom.", 2],
    ["fr", "Votre adresse e-mail est notée.", 0],
  ];
  const wrong = cases.filter(
    ([language, text, count]) => unwantedIn(text, language).length !== count,
  );
  expect(wrong).toEqual([]);
});
