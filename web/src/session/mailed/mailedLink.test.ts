import { expect, test } from "vitest";

import { mailedLinkIn } from "./mailedLink.ts";

test.each(["resetPassword", "verifyEmail", "signIn"] as const)("reads a link to %s", (mode) => {
  const href = `https://salvia.example/es/account-action?mode=${mode}&oobCode=a_b-c&apiKey=key&lang=es`;
  expect(mailedLinkIn(href)).toEqual({ mode, code: "a_b-c", href });
});

test.each([
  "",
  "?mode=verifyEmail&apiKey=key",
  "?mode=verifyEmail&oobCode=&apiKey=key",
  "?mode=verifyEmail&oobCode=a",
  "?oobCode=a&apiKey=key",
  "?mode=recoverEmail&oobCode=a&apiKey=key",
])("finds no link in %s", (search) => {
  expect(mailedLinkIn(`https://salvia.example/account-action${search}`)).toBeNull();
});
