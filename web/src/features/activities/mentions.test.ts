import { expect, test } from "vitest";

import { matchingColleagues, mentionAt, mentionedIn, withMention } from "./mentions.ts";

const tomas = { uid: "tomas", name: "Tomás Oliveira" };
const ana = { uid: "ana", name: "Ana" };
const mar = { uid: "mar", name: "María del Mar Oliva" };
const all = [ana, mar, tomas];

test.each([
  ["@", { at: 0, typed: "" }],
  ["Ask @to", { at: 4, typed: "to" }],
  ["(@Tomás Oli", { at: 1, typed: "Tomás Oli" }],
  ["Line\n@x", { at: 5, typed: "x" }],
  ["ana@example", null],
  ["@Tomás is the one whom", null],
  ["@Ana, ", null],
  ["", null],
])("finds the mention being typed in %j", (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test("looks only at what is before the caret", () => {
  expect(mentionAt("@to later", 3)).toEqual({ at: 0, typed: "to" });
  expect(mentionAt("later @to", 3)).toBeNull();
});

test("finds colleagues by the beginning of any word, without accents", () => {
  expect(matchingColleagues(all, "oli", new Set())).toEqual([mar, tomas]);
  expect(matchingColleagues(all, "TOMAS o", new Set())).toEqual([tomas]);
  expect(matchingColleagues(all, "", new Set(["mar"]))).toEqual([ana, tomas]);
  expect(matchingColleagues(all, "zo", new Set())).toEqual([]);
});

test("replaces what was typed with the name", () => {
  expect(withMention("Ask @to now", { at: 4, typed: "to" }, tomas.name)).toEqual({
    text: "Ask @Tomás Oliveira now",
    caret: 20,
  });
});

test("counts only those whose names are still in the text", () => {
  expect(mentionedIn("@Tomás Oliveira, call her", [tomas, ana])).toEqual([tomas]);
});
