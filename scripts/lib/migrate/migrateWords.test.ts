import { expect, it } from "vitest";

import { migrateWords } from "./migrateWords.ts";

const nothing = { id: null, dryRun: false, after: null, project: null };

it.each([
  [[], nothing],
  [["--dry-run"], { ...nothing, dryRun: true }],
  [["--project", "salvia", "--dry-run"], { ...nothing, dryRun: true, project: "salvia" }],
  [
    ["a-field", "--after", "leads/one", "--project", "salvia"],
    { ...nothing, id: "a-field", after: "leads/one", project: "salvia" },
  ],
  [
    ["a-field", "--after", "leads/one/notes/two"],
    { ...nothing, id: "a-field", after: "leads/one/notes/two" },
  ],
])("%j is understood", (words, parsed) => {
  expect(migrateWords(words)).toEqual(parsed);
});

it.each([
  [["--after", "leads/one"]],
  [["a-field", "--after"]],
  [["a-field", "--after", "leads"]],
  [["a-field", "--project", "--dry-run"]],
  [["a-field", "another"]],
  [["--dryrun"]],
])("answers %j with the usage", (words) => {
  expect(() => migrateWords(words)).toThrow("Usage: npm run migrate");
});
