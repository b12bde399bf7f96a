import { expect, it } from "vitest";

import { mailLink, moment, oneLine } from "./format.ts";

it.each([
  ["https://salvia.example/login", "https://salvia.example/login"],
  ["https://salvia.example/a b?c=d&e=é", "https://salvia.example/a%20b?c=d&e=%C3%A9"],
  ["http://localhost:5000/login?x=1", "http://localhost:5000/login?x=1"],
  ['https://salvia.example/"><script>', "https://salvia.example/%22%3E%3Cscript%3E"],
  ["https://salvia.example/\r\nBcc:a", "https://salvia.example/Bcc:a"],
])("converts %j to the link %s", (given, link) => {
  expect(mailLink(given)).toBe(link);
});

it.each([
  "",
  "/login",
  "salvia.example/login",
  "http://salvia.example/login",
  "http://localhost.evil.example/",
  "javascript:alert(1)",
  "data:text/html,hello",
  "https://user:secret@salvia.example/",
])("rejects %j", (given) => {
  expect(() => mailLink(given)).toThrow(/^Invalid link\.$/);
});

const at = new Date("2026-11-21T23:30:00Z");

it.each([
  ["en", "America/Sao_Paulo", /^Saturday, November 21, 2026 at 8:30\sPM \(GMT-3\)$/],
  ["es", "Europe/Madrid", /^domingo, 22 de noviembre de 2026, 0:30 \(GMT\+1\)$/],
  ["pt", "Europe/Lisbon", /^sábado, 21 de novembro de 2026 às 23:30 \(GMT\+0\)$/],
  ["fr", "UTC", /^samedi 21 novembre 2026 à 23:30 \(UTC\+0\)$/],
] as const)("formats a moment in %s in the time zone %s", (language, timezone, formatted) => {
  expect(moment(at, timezone, language, "full")).toMatch(formatted);
});

it.each(["Mars/Olympus", "", "Europe/Madrid; DROP"])("formats %j as UTC", (timezone) => {
  expect(moment(at, timezone, "fr", "long")).toBe("21 novembre 2026 à 23:30 (UTC+0)");
});

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
