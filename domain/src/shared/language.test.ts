import { describe, expect, test } from "vitest";

import {
  initialLanguage,
  isLanguage,
  languageNames,
  languageOfTag,
  languages,
} from "./language.ts";

test("the product speaks four languages, each named in itself", () => {
  expect(languages).toEqual(["en", "es", "pt", "fr"]);
  expect(Object.keys(languageNames)).toEqual(languages);
});

test.each(["de", "EN", "en-US", "", null, undefined, 7, ["en"]])("%o is no language", (value) => {
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
])("the tag %o is spoken as %o", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

describe("the language to begin with", () => {
  test("is the page's own, whatever was saved", () => {
    expect(initialLanguage({ page: "fr", saved: "es", browser: ["pt"] })).toBe("fr");
  });

  test("is the saved one, whatever the browser asks for", () => {
    expect(initialLanguage({ saved: "es", browser: ["pt"] })).toBe("es");
  });

  test("is the first of the browser's that we speak", () => {
    expect(initialLanguage({ page: null, saved: "klingon", browser: ["de", "pt-BR", "fr"] })).toBe(
      "pt",
    );
  });

  test("is English where nothing else is known", () => {
    expect(initialLanguage({})).toBe("en");
    expect(initialLanguage({ page: "xx", saved: "", browser: ["de"] })).toBe("en");
  });
});
