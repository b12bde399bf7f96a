import { expect, test } from "vitest";

import { freeSavedViewId, savedViewMaxCount, savedViewSchema } from "./savedView.ts";

const view = {
  name: "Due this week",
  shared: false,
  query: "view=pool&plan=basic&sort=name&density=compact",
  ownerId: "ana",
  rev: 1,
  updatedAt: new Date(),
};

test.each([
  ["a plain query", {}, true],
  ["the longest name", { name: "n".repeat(60) }, true],
  ["a longer name", { name: "n".repeat(61) }, false],
  ["a name of blanks", { name: "  " }, false],
  ["the longest query", { query: `plan=${"x".repeat(495)}` }, true],
  ["a longer query", { query: `plan=${"x".repeat(496)}` }, false],
  ["no query", { query: "" }, false],
  ["an email address", { query: "search=ana@example.com" }, false],
  ["an encoded address", { query: "search=ana%40example.com" }, false],
  ["words of a search", { query: "search=ana+silva" }, false],
])("accepts a view with %s or not", (_, change, accepted) => {
  expect(savedViewSchema.safeParse({ ...view, ...change }).success).toBe(accepted);
});

test("gives a new view the first free place, up to the last", () => {
  expect(freeSavedViewId("ana", ["ana_1", "ana_3"])).toBe("ana_2");
  const all = Array.from({ length: savedViewMaxCount }, (_, index) => `ana_${index + 1}`);
  expect(freeSavedViewId("ana", all)).toBeNull();
});
