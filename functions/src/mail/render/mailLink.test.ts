import { expect, it } from "vitest";

import { mailLink } from "./mailLink.ts";

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
  expect(() => mailLink(given)).toThrow(/^Not a link for a mail\.$/);
});
