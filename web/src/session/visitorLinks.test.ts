// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { visitorMarkup } from "../lib/visitorMarkup.ts";
import { cookieSet, fakeSessionEnvironment, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { showVisitorLinks } from "./visitorLinks.ts";

function element(name: "signIn" | "account" | "enter" | "signOut" | "problem"): HTMLElement {
  const found = document.getElementById(visitorMarkup[name]);
  if (found === null) throw new Error(`There is no #${visitorMarkup[name]}`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="${visitorMarkup.signIn}"></a>
    <div id="${visitorMarkup.account}" hidden>
      <a id="${visitorMarkup.enter}" data-portal="Portal" data-account="Account"></a><button id="${visitorMarkup.signOut}"></button>
    </div>
    <p id="${visitorMarkup.problem}" hidden data-sentence="Failed: ${visitorMarkup.reasonMark}"></p>`;
});

async function visit(role?: string) {
  const world = fakeSessionEnvironment({ path: "/" });
  world.tell(tokenUser(role === undefined ? {} : { role }));
  showVisitorLinks(world.environment);
  await vi.waitFor(() => expect(world.requests).toHaveLength(1));
  return world;
}

test("a salesperson finds the way to the portal in the place of signing in", async () => {
  const world = await visit("sales");
  world.requests[0]?.answer(200, cookieSet);
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  expect(element("signIn").hidden).toBe(true);
  expect(element("enter").getAttribute("href")).toBe("/sales");
  expect(element("enter").textContent).toBe("Portal");
});

test("a visitor without a role has no portal, but an account and a way out", async () => {
  const world = await visit();
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  expect(element("enter").getAttribute("href")).toBe("/account");
  expect(element("enter").textContent).toBe("Account");
  element("signOut").click();
  await vi.waitFor(() => expect(world.requests).toHaveLength(2));
  world.requests[1]?.answer(200, { signedOut: true });
  await vi.waitFor(() => expect(world.visits).toEqual(["/login"]));
});

test("a failed sync is told, and the visitor keeps the way to their portal and out", async () => {
  const world = await visit("sales");
  world.requests[0]?.answer(401, { error: "recent-sign-in-required" });
  await vi.waitFor(() => expect(element("problem").hidden).toBe(false));
  expect(element("problem").textContent).toBe("Failed: recent-sign-in-required");
  expect(element("signIn").hidden).toBe(true);
  expect(element("account").hidden).toBe(false);
  expect(element("enter").getAttribute("href")).toBe("/sales");
  expect(world.requests).toHaveLength(1);
  expect(world.visits).toEqual([]);
});

test("a token that cannot be had makes nobody look signed out", async () => {
  const world = fakeSessionEnvironment({ path: "/" });
  world.tell(tokenUser({ getIdTokenResult: () => Promise.reject(new Error("no network")) }));
  showVisitorLinks(world.environment);
  await vi.waitFor(() => expect(element("problem").hidden).toBe(false));
  expect(element("problem").textContent).toBe("Failed: no-token");
  expect([element("signIn").hidden, element("account").hidden]).toEqual([true, false]);
  expect(world.visits).toEqual([]);
});

test("when they sign out in another tab the page offers to sign in", async () => {
  const world = await visit("sales");
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  world.tell(null);
  await vi.waitFor(() => expect(element("account").hidden).toBe(true));
  expect(element("signIn").hidden).toBe(false);
});
