import { expect, test } from "vitest";

import { plainText } from "./plainText.ts";

test.each([
  ["Noël CÉDRIC", "noel cedric"],
  ["Ñandú", "nandu"],
  ["Łukasz Sørensen", "lukasz sorensen"],
  ["Weiß-Œuvré", "weiss-oeuvre"],
  ["Åsa\u{30a}", "asa"],
])("writes %s as %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
