import { expect, test } from "vitest";

import { parseEmail, tidyName } from "./typedText.ts";

test.each([
  [" Ana@Example.COM ", "ana@example.com"],
  ["ana@exa\u{200b}mple.com\u{200e}", "ana@example.com"],
  ["Silva, Ana <Ana@Example.com>", "ana@example.com"],
  ["mailto:ana@example.com", "ana@example.com"],
  ["'ana@example.com'", "ana@example.com"],
  ["ana@example.com.", "ana@example.com"],
  ["İLKER@EXAMPLE.ORG", "ilker@example.org"],
  ["ána@example.es", null],
  ["ana@", null],
  ["ana@b@example.com", null],
])("reads the address %j as %j", (written, address) => {
  expect(parseEmail(written)).toBe(address);
});

test.each([
  ["Soft\u{ad}hyphen", "Softhyphen"],
  [" Ana\n María ", "Ana María"],
  ["Ine\u{301}s", "Inés"],
  ["\u{3164}\u{2800}", ""],
  // Joins letters in Persian names.
  ["نسترن\u{200c}زاده", "نسترن\u{200c}زاده"],
])("stores the name %j as %j", (written, name) => {
  expect(tidyName(written)).toBe(name);
});
