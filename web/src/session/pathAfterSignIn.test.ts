import { expect, test } from "vitest";

import { pathAfterSignIn } from "./pathAfterSignIn.ts";

test.each([
  "/sales",
  "/sales/leads",
  "/sales/leads?view=pool",
  "/sales/leads#newest",
  "/sales?tab=1",
])("keeps a remembered path of the user's area: %s", (remembered) => {
  expect(pathAfterSignIn(remembered, "/sales")).toBe(remembered);
});

test.each(["/sales", "/member", "/account"])(
  "lets every user go to their account: from %s",
  (area) => {
    expect(pathAfterSignIn("/account?passkeys", area)).toBe("/account?passkeys");
  },
);

test.each([
  ["a path that only begins like the account", "/account-action"],
  ["a way out of the account", "/account/../somewhere"],
  ["a path that only begins like the area", "/salesforce"],
  ["a way out of the area", "/sales/../somewhere"],
  ["an encoded way out", "/sales/%2e%2e/somewhere"],
  ["a back-slashed way out", "/sales\\..\\somewhere"],
  ["a host below another area", "/admin//evil.example"],
  ["another host", "//evil.example/sales/leads"],
  ["another host, back-slashed", "/\\evil.example/sales/leads"],
  ["another host behind a tab", "/\t/evil.example/sales/leads"],
  ["a whole address", "https://evil.example/sales"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "sales/leads"],
  ["nothing", ""],
  ["no memory at all", null],
  ["an address no browser can read", "//["],
])("rejects a path outside the area of %s: %j", (_, remembered) => {
  expect(pathAfterSignIn(remembered, "/sales")).toBe("/sales");
});

test.each([
  ["/medical", "/medical"],
  ["/medical/tasks?open=1#x", "/medical"],
  ["/sales/../admin/people", "/admin"],
  ["/sales/%2e%2e/admin", "/admin"],
  ["/sales\\..\\admin", "/admin"],
])(
  "leads from %s of another role's area to its home, which says why it is closed",
  (path, home) => {
    expect(pathAfterSignIn(path, "/sales")).toBe(home);
  },
);

test("normalizes a path with detours inside the area", () => {
  expect(pathAfterSignIn("/sales/settings/../leads", "/sales")).toBe("/sales/leads");
});

test("sends a user without a role to their account, whatever path is remembered", () => {
  expect(pathAfterSignIn("/sales/leads", "/account")).toBe("/account");
});

test.each([
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "javascript:alert(1)",
  "/es",
  "",
])("keeps the user on this origin whatever the server returns: %j", (redirectPath) => {
  expect(pathAfterSignIn("/sales", redirectPath)).toBe("/account");
});
