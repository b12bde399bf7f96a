import { expect, test } from "vitest";

import { pathAfterSignIn } from "./pathAfterSignIn.ts";

test.each([
  "/sales",
  "/sales/leads",
  "/sales/leads?view=pool",
  "/sales/leads#newest",
  "/sales?tab=1",
])("a remembered path of the user's area is kept: %s", (remembered) => {
  expect(pathAfterSignIn(remembered, "/sales")).toBe(remembered);
});

test.each(["/sales", "/member", "/"])("everyone may go to their account: from %s", (area) => {
  expect(pathAfterSignIn("/account?passkeys", area)).toBe("/account?passkeys");
});

test.each([
  ["another area", "/medical"],
  ["a path that only begins like the account", "/account-action"],
  ["a way out of the account", "/account/../admin"],
  ["a path that only begins like the area", "/salesforce"],
  ["a way out of the area", "/sales/../admin"],
  ["an encoded way out", "/sales/%2e%2e/admin"],
  ["a back-slashed way out", "/sales\\..\\admin"],
  ["another host", "//evil.example/sales/leads"],
  ["another host, back-slashed", "/\\evil.example/sales/leads"],
  ["another host behind a tab", "/\t/evil.example/sales/leads"],
  ["a whole address", "https://evil.example/sales"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "sales/leads"],
  ["nothing", ""],
  ["no memory at all", null],
  ["an address no browser can read", "//["],
])("%s is not: %j", (_, remembered) => {
  expect(pathAfterSignIn(remembered, "/sales")).toBe("/sales");
});

test("a way around inside the area is straightened", () => {
  expect(pathAfterSignIn("/sales/settings/../leads", "/sales")).toBe("/sales/leads");
});

test("a visitor without a role goes home, whatever is remembered", () => {
  expect(pathAfterSignIn("/sales/leads", "/")).toBe("/");
});

test.each([
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "javascript:alert(1)",
  "",
])("even the server cannot send a user to another origin: %j", (redirectPath) => {
  expect(pathAfterSignIn("/sales", redirectPath)).toBe("/");
});

test("staff who still have to add a passkey go to their account, whatever is remembered", () => {
  expect(pathAfterSignIn("/medical/calendar", "/account")).toBe("/account");
});
