import { expect, it } from "vitest";

import { personWords } from "./personWords.ts";

it("exports or erases a person, locally or in a project", () => {
  const ana = { what: "export", who: "ana@example.com", project: null };
  expect(personWords(["export", "ana@example.com"])).toEqual(ana);
  expect(personWords(["erase", "1ceyJKXU", "--project", "salvia-prod"])).toEqual({
    what: "erase",
    who: "1ceyJKXU",
    project: "salvia-prod",
  });
});

it.each([
  [[]],
  [["export"]],
  [["delete", "ana@example.com"]],
  [["erase", "--project", "salvia-prod"]],
  [["erase", "leads/ana"]],
  [["erase", "ana@example.com", "--project"]],
  [["erase", "ana@example.com", "--force", "yes"]],
  [["erase", "ana@example.com", "--project", "salvia-prod", "bruno@example.com"]],
])("explains itself instead of guessing at %j", (words) => {
  expect(() => personWords(words)).toThrow("Usage: npm run person");
});
