import { expect, test } from "vitest";

import { pathWithoutIds } from "./paths.ts";
import { problemEndpoints } from "./problemEndpoints.ts";

const { input } = problemEndpoints.reportProblem;

const problem = {
  code: "TypeError",
  id: "23AB-CD4Z",
  build: "Ab12_d-4",
  path: "/sales/leads/*",
  language: "es",
};

test.each([
  {},
  { code: "auth/internal-error" },
  { code: "firestore/data-loss" },
  { build: null },
  { path: "/" },
])("accepts ids and codes: %j", (changed) => {
  expect(input.safeParse({ ...problem, ...changed }).success).toBe(true);
});

test.each([
  { code: "Cannot read properties of undefined" },
  { code: "ines@example.com" },
  { code: "x".repeat(61) },
  { id: "1234-5678" },
  { id: "Ines" },
  { build: "eyJhbGciOiJSUzI1NiJ9" },
  { path: "/medical/records/Zk3xQpAbCdEf0123" },
  { path: "/medical/ines-ferrer" },
  { path: "/sales/leads?view=pool" },
  { language: "de" },
  { message: "Ines Ferrer" },
])("refuses text: %j", (changed) => {
  expect(input.safeParse({ ...problem, ...changed }).success).toBe(false);
});

test.each([
  ["/", "/"],
  ["/es/login", "/es/login"],
  ["/account-action?oobCode=secret", "/account-action"],
  ["/sales/leads/Zk3xQpAbCdEf0123", "/sales/leads/*"],
  ["/sales/leads/import", "/sales/leads/import"],
  ["/medical/records/ines#notes", "/medical/records/*"],
  ["/medical/visits/a/b/c/d/e/f/g", "/medical/visits/*/*/*/*"],
  ["//x.example/%2e%2e/ines", "/*/*/*"],
])("shortens the path %s to %s", (path, short) => {
  expect(pathWithoutIds(path)).toBe(short);
  expect(pathWithoutIds(short)).toBe(short);
});
