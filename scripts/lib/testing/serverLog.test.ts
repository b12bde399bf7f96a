import { expect, test } from "vitest";

import { faultsInLog } from "./serverLog.ts";

test.each([
  ["an e-mail address", 'i  hosting: 127.0.0.1 "GET /login?email=ana.ruiz%40example.com" 200'],
  ["an e-mail address", '>  {"severity":"INFO","message":"mail to ana@example.com"}'],
  ["a phone number", '>  {"severity":"INFO","message":"code for +34600111222"}'],
  ["a token", '>  {"severity":"INFO","message":"eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbmEifQ."}'],
  ["an error", '>  {"severity":"ERROR","message":"internal-error"}'],
  ["something unstructured", ">  TypeError: x is not a function"],
  ["an unhandled error", "⚠  Your function was killed because it raised an unhandled error."],
])("finds %s", (fault, line) => {
  expect(faultsInLog(`i  functions: Beginning\n${line}\n`)).toEqual([`${fault}: ${line}`]);
});

test("accepts the emulators' own messages and our lines with ids", () => {
  const log = [
    "✔  functions: Using node@24 from host.",
    "i  To reset your email address to ana@example.com, follow this link: http://127.0.0.1",
    'i  hosting: 127.0.0.1 - - [21/Nov/2026:02:34:32 +0000] "GET /assets/a.js HTTP/1.1" 200 1014',
    '>  {"uid":"4f0c","severity":"INFO","message":"session started"}',
    '>  {"id":"1ceyJKXUFHw6kHfCF9yv","severity":"INFO","message":"mail request has no mail"}',
    '>  {"id":"a1","severity":"WARNING","message":"mail put off","attempts":2}',
    '>  {"id":"a1","severity":"ERROR","message":"mail given up","attempts":10}',
  ];
  expect(faultsInLog(log.join("\n"))).toEqual([]);
});
