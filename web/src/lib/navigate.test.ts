// @vitest-environment jsdom
import { expect, test } from "vitest";

import { isOfThisOrigin } from "./navigate.ts";

test.each(["/", "/es/login?next=%2Fsales", "/sales/leads#newest", "/a/..//page"])(
  "accepts a path of this origin: %s",
  (path) => {
    expect(isOfThisOrigin(path)).toBe(true);
  },
);

test.each([
  ["another host", "//evil.example/login"],
  ["another host, back-slashed", "/\\evil.example"],
  ["another host behind a tab", "/\t/evil.example"],
  ["a whole address", "https://evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "login"],
  ["an address no browser can read", "//["],
  ["nothing", ""],
])("rejects %s: %j", (_, path) => {
  expect(isOfThisOrigin(path)).toBe(false);
});
