import { expect, test } from "vitest";

import { initialsOf } from "./initials.ts";

test.each([
  ["Marta Salgado", "MS"],
  ["  inés   de la Vega ", "IV"],
  ["Émile", "É"],
  ["marta@example.com", "M"],
  ["𝒜da Lovelace", "𝒜L"],
  ["", ""],
])("shortens %j to %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
