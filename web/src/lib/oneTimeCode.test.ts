import { expect, test } from "vitest";

import { cleanCode } from "./oneTimeCode.ts";

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["12", "12"],
  ["1234567", "123456"],
  ["Your code is 123456.", "123456"],
  ["654321 is your code, sent at 12:30", "654321"],
  ["no code", ""],
])("extracts from %j the code %j", (text, code) => {
  expect(cleanCode(text)).toBe(code);
});
