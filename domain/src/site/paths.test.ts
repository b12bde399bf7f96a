import { expect, test } from "vitest";

import { accountActionPath, homePath, isHomeOrLogin, loginPath } from "./paths.ts";

test("prefixes pages with their language, except in English", () => {
  expect([homePath("en"), homePath("es"), homePath("pt"), homePath("fr")]).toEqual([
    "/",
    "/es",
    "/pt",
    "/fr",
  ]);
  expect([loginPath("en"), loginPath("es"), loginPath("pt"), loginPath("fr")]).toEqual([
    "/login",
    "/es/login",
    "/pt/login",
    "/fr/login",
  ]);
  expect([accountActionPath("en"), accountActionPath("pt")]).toEqual([
    "/account-action",
    "/pt/account-action",
  ]);
});

test.each(["/", "/es", "/es/", "/login", "/login/", "/pt/login", "/fr/login//"])(
  "recognizes %s as a home or login page",
  (path) => {
    expect(isHomeOrLogin(path)).toBe(true);
  },
);

test.each([
  "",
  "/sales",
  "/de",
  "/de/login",
  "/login/es",
  "/es/logins",
  "/loginx",
  "//",
  "/ES",
  "/account-action",
])("does not recognize %s as a home or login page", (path) => {
  expect(isHomeOrLogin(path)).toBe(false);
});
