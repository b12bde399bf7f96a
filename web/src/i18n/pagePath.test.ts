import { expect, test } from "vitest";

import { pathInLanguage } from "./pagePath.ts";

test.each([
  ["/login", "es", "/es/login"],
  ["/es/login", "en", "/login"],
  ["/es/login/", "fr", "/fr/login"],
  ["/", "pt", "/pt"],
  ["/pt", "en", "/"],
  ["/pt/", "fr", "/fr"],
  ["/login", "en", "/login"],
] as const)("translates %s in %s to %s", (path, language, expected) => {
  expect(pathInLanguage(path, language)).toBe(expected);
});
