import { expect, it } from "vitest";

import { oneLine } from "./oneLine.ts";

it.each([
  ["Inés", "Inés"],
  ["Ine\u0301s", "Inés"],
  ["  two   blanks\t", "two blanks"],
  ["a\r\nBcc: b@example.com", "a Bcc: b@example.com"],
  ["a\u0000b\u007fc\u0085d", "a b c d"],
  ["a\u2028b\u2029c", "a b c"],
  ["\u202eabc\u202c", "abc"],
  ["\ufeffa\u200bb", "a b"],
  ["می‌خواهم", "می‌خواهم"],
  ["👩🏽‍⚕️", "👩🏽‍⚕️"],
  ["\ud800", ""],
  ["", ""],
])("turns %j into %j", (given, clean) => {
  expect(oneLine(given, 40)).toBe(clean);
});

it("truncates between characters, never inside one", () => {
  expect(oneLine("🔑".repeat(10), 10)).toBe("🔑".repeat(10));
  expect(oneLine("🔑".repeat(11), 10)).toBe(`${"🔑".repeat(9)}…`);
});
