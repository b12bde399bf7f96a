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

it("is stored out of reach of scripts and of insecure connections", () => {
  expect(setSessionCookie("abc", 300)).toBe(
    "__session=abc; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

it("is removed with the attributes it was stored with", () => {
  expect(clearSessionCookie()).toBe(
    "__session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});
