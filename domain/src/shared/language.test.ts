import { describe, expect, test } from "vitest";

import {
  initialLanguage,
  isLanguage,
  languageNames,
  languageOfTag,
  languages,
} from "./language.ts";

test("supports four languages, each with its own name for itself", () => {
  expect(languages).toEqual(["en", "es", "pt", "fr"]);
  expect(Object.keys(languageNames)).toEqual(languages);
});

test.each(["de", "EN", "en-US", "", null, undefined, 7, ["en"]])("%o is unsupported", (value) => {
  expect(isLanguage(value)).toBe(false);
});

test.each([
  ["pt-BR", "pt"],
  ["PT_br", "pt"],
  ["es-419", "es"],
  ["fr", "fr"],
  [" en-GB ", "en"],
  ["de-CH", null],
  ["english", null],
  ["", null],
  ["-", null],
  [null, null],
  [undefined, null],
])("maps the tag %o to %o", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

describe("the initial language", () => {
  test("is the page's own, even if another one is saved", () => {
    expect(initialLanguage({ page: "fr", saved: "es", browser: ["pt"] })).toBe("fr");
  });

  test("is the saved one, even if the browser prefers another", () => {
    expect(initialLanguage({ saved: "es", browser: ["pt"] })).toBe("es");
  });

  test("is the first supported one of the browser's", () => {
    expect(initialLanguage({ page: null, saved: "klingon", browser: ["de", "pt-BR", "fr"] })).toBe(
      "pt",
    );
  });

  test("defaults to English", () => {
    expect(initialLanguage({})).toBe("en");
    expect(initialLanguage({ page: "xx", saved: "", browser: ["de"] })).toBe("en");
  });
});
