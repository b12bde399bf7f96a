import { expect, it } from "vitest";

import { grantWords } from "./grantWords.ts";

it.each([
  [["ana@example.com", "sales"], { kind: "role", role: "sales" }, null],
  [["Ana@Example.com", "none"], { kind: "role", role: null }, null],
  [["ana@example.com", "disable"], { kind: "disable" }, null],
  [["ana@example.com", "delete"], { kind: "delete" }, null],
  [["ana@example.com", "until", "2027-01-31"], { kind: "until", endsOn: "2027-01-31" }, null],
  [["ana@example.com", "until", "never", "--project", "s"], { kind: "until", endsOn: null }, "s"],
  [["ana@example.com", "enable", "--project", "salvia"], { kind: "enable" }, "salvia"],
] as const)("%j is understood", (words, change, project) => {
  expect(grantWords(words)).toEqual({
    email: "ana@example.com",
    change,
    project,
    mayTakeLastAdministrator: false,
  });
});

it("lets an operator remove the last administrator only with an explicit word", () => {
  const words = ["ana@example.com", "none", "--project", "salvia", "--last-administrator"];
  expect(grantWords(words)).toMatchObject({ project: "salvia", mayTakeLastAdministrator: true });
});

it.each([
  [[]],
  [["ana@example.com"]],
  [["ana", "sales"]],
  [["ana@example.com", "boss"]],
  [["ana@example.com", "__proto__"]],
  [["sales", "ana@example.com"]],
  [["ana@example.com", "until"]],
  [["ana@example.com", "until", "31/01/2027"]],
  [["ana@example.com", "until", "--project", "salvia"]],
  [["ana@example.com", "sales", "salvia"]],
  [["ana@example.com", "sales", "--project"]],
  [["ana@example.com", "sales", "--project", "--dry-run"]],
  [["ana@example.com", "sales", "--project", "salvia", "more"]],
])("answers %j with the usage", (words) => {
  expect(() => grantWords(words)).toThrow("Usage: npm run grant");
});
