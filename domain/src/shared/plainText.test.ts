import { expect, test } from "vitest";

import { plainText, plainWords } from "./plainText.ts";

test.each([
  ["Noël CÉDRIC", "noel cedric"],
  ["Ñandú", "nandu"],
  ["Łukasz Sørensen", "lukasz sorensen"],
  ["Weiß-Œuvré", "weiss-oeuvre"],
  ["Åsa\u{30a}", "asa"],
  ["Ħaż Ŧ", "haz t"],
  ["Soft\u{ad}hyphen", "softhyphen"],
])("writes %s as %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each(["O'Neill", "O’Neill", "O´Neill", "O`Neill", "O′Neill", "OʻNeill"])(
  "finds %s with and without its apostrophe",
  (name) => {
    expect(plainWords(name, true)).toEqual(["oneill", "o", "neill"]);
  },
);

test("finds a beginning in Greek capitals", () => {
  const [word = ""] = plainWords("ΟΔΥΣΣΕΑΣ", false);
  expect(word.startsWith(plainWords("ΟΔΥΣ", false)[0] ?? "?")).toBe(true);
});
