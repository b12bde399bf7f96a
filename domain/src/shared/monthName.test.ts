import { expect, test } from "vitest";

import { monthName } from "./monthName.ts";

test.each([
  ["en", "Nov", "November 2026"],
  ["es", "nov", "noviembre de 2026"],
  ["pt", "nov.", "novembro de 2026"],
  ["fr", "nov.", "novembre 2026"],
] as const)("in %s a month is %s, or %s", (language, short, long) => {
  expect(monthName("2026-11", language, "short")).toBe(short);
  expect(monthName("2026-11", language, "long")).toBe(long);
});
