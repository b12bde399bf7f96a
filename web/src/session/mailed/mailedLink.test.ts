// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";

import { mailedLinkIn, takeMailedLink } from "./mailedLink.ts";

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

const query = "?mode=verifyEmail&oobCode=a_b-c&apiKey=key&lang=en";

afterEach(() => history.replaceState(null, "", "/"));

test("removes the code from the address at once and keeps it across a reload", () => {
  history.replaceState(null, "", `/account-action${query}`);
  const link = takeMailedLink();
  expect(link).toMatchObject({ mode: "verifyEmail", code: "a_b-c" });
  expect(location.pathname + location.search).toBe("/account-action");
  expect(takeMailedLink()).toEqual(link);
});

test("uses the latest of two links opened in the same tab", () => {
  history.replaceState(null, "", `/account-action${query}`);
  takeMailedLink();
  history.pushState(null, "", `/account-action${query.replace("a_b-c", "newer")}`);
  expect(takeMailedLink()?.code).toBe("newer");
});

test("returns null without a link", () => {
  history.replaceState({ mailedLink: 7 }, "", "/account-action");
  expect(takeMailedLink()).toBeNull();
  history.replaceState({ mailedLink: "?mode=signIn" }, "", "/account-action");
  expect(takeMailedLink()).toBeNull();
});
