import { expect, it } from "vitest";

import { drillWords } from "./drillWords.ts";

const at = new Date("2026-11-24T09:30:00Z");

it.each([
  [["--database", "restored"], { databases: { restored: "restored", at: null } }],
  [["--at", "2026-11-24T09:30:00Z"], { databases: { restored: "(default)", at } }],
  [["--database", "r", "--at", "2026-11-24T09:30Z"], { databases: { restored: "r", at } }],
  [
    ["--accounts", "accounts.json", "--project", "salvia"],
    { databases: null, accounts: "accounts.json", project: "salvia" },
  ],
])("%j is understood", (words, parsed) => {
  expect(drillWords(words)).toEqual({ accounts: null, project: null, ...parsed });
});

it.each([
  [[]],
  [["--project", "salvia"]],
  [["restored"]],
  [["--database"]],
  [["--at", "yesterday"]],
  [["--at", "2026-11-24T09:30:00"]],
  [["--since", "2026-11-24T09:30:00Z"]],
])("answers %j with the usage", (words) => {
  expect(() => drillWords(words)).toThrow("Usage: npm run drill");
});
