// @vitest-environment jsdom

import { afterEach, expect, test } from "vitest";

import { takeMailedLink } from "./takeMailedLink.ts";

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
