import { expect, it } from "vitest";

import { timesOf } from "./times.ts";

it.each([
  ["en", "Tuesday, December 1, 2026"],
  ["es", "martes, 1 de diciembre de 2026"],
  ["pt", "terça-feira, 1º de dezembro de 2026"],
  ["fr", "mardi 1er décembre 2026"],
] as const)("counts the first day of a month if the language does (%s)", (language, day) => {
  expect(timesOf(language, "UTC", new Date()).weekday("2026-12-01")).toBe(day);
});
