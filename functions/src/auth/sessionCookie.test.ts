import { describe, expect, it } from "vitest";

import { clearSessionCookie, sessionCookieIn, setSessionCookie } from "./sessionCookie.ts";

describe("reading the cookie", () => {
  it.each([
    ["__session=abc.def.ghi", "abc.def.ghi"],
    ["theme=dark; __session=abc; other=1", "abc"],
    ["  __session = abc ", "abc"],
    ["__session=YWJj==", "YWJj=="],
    ["__session=first; __session=second", "first"],
  ])("finds it in %j", (header, value) => {
    expect(sessionCookieIn(header)).toBe(value);
  });

  it.each([undefined, "", ";;;", "__session", "__session=", "x__session=abc", "__SESSION=abc"])(
    "finds none in %j",
    (header) => {
      expect(sessionCookieIn(header)).toBeNull();
    },
  );
});

it("sets a cookie that scripts and insecure connections cannot read", () => {
  expect(setSessionCookie("abc", 300)).toBe(
    "__session=abc; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

it("removes the cookie with the attributes it was set with", () => {
  expect(clearSessionCookie()).toBe(
    "__session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});
