import { expect, it } from "vitest";

import { isJwt } from "./isJwt.ts";

const encode = (text: string) => Buffer.from(text).toString("base64url");
const object = encode('{"alg":"none"}');

it.each([`${object}.${object}.c2ln`, `${object}.${object}.`])("accepts %j as a token", (text) => {
  expect(isJwt(text)).toBe(true);
});

it.each([
  "",
  "abc",
  "..",
  object,
  `${object}.${object}`,
  `${object}.${object}.c2ln.c2ln`,
  `${object}.${encode("null")}.c2ln`,
  `${object}.${encode("[1]")}.c2ln`,
  `${object}.${encode('"text"')}.c2ln`,
  `${object}.${encode("{broken")}.c2ln`,
  `${encode("7")}.${object}.c2ln`,
  `${object}.${object}.c2 ln`,
  `${object}.${object}.c2+/n`,
])("rejects %j", (text) => {
  expect(isJwt(text)).toBe(false);
});
