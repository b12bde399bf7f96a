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
  const fake = fakeSessionEnvironment({ path: "/" });
  fake.emitUser(tokenUser(role === undefined ? {} : { role }));
  showVisitorLinks(fake.environment);
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
  return fake;
}

test("shows a salesperson the link to the portal in place of signing in", async () => {
  const fake = await visit("sales");
  fake.requests[0]?.answer(200, cookieSet);
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  expect(element("signIn").hidden).toBe(true);
  expect(element("enter").getAttribute("href")).toBe("/sales");
  expect(element("enter").textContent).toBe("Portal");
});

test("shows a visitor without a role the account and sign-out, but no portal", async () => {
  const fake = await visit();
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  expect(element("enter").getAttribute("href")).toBe("/account");
  expect(element("enter").textContent).toBe("Account");
  element("signOut").click();
  await vi.waitFor(() => expect(fake.requests).toHaveLength(2));
  fake.requests[1]?.answer(200, { signedOut: true });
  await vi.waitFor(() => expect(fake.navigations).toEqual(["/login"]));
});

test("reports a failed sync and keeps the links to the portal and to signing out", async () => {
  const fake = await visit("sales");
  fake.requests[0]?.answer(401, { error: "recent-sign-in-required" });
  await vi.waitFor(() => expect(element("problem").hidden).toBe(false));
  expect(element("problem").textContent).toBe("Failed: recent-sign-in-required");
  expect(element("signIn").hidden).toBe(true);
  expect(element("account").hidden).toBe(false);
  expect(element("enter").getAttribute("href")).toBe("/sales");
  expect(fake.requests).toHaveLength(1);
  expect(fake.navigations).toEqual([]);
});

test("keeps a user whose token is unavailable signed in", async () => {
  const fake = fakeSessionEnvironment({ path: "/" });
  fake.emitUser(tokenUser({ getIdTokenResult: () => Promise.reject(new Error("no network")) }));
  showVisitorLinks(fake.environment);
  await vi.waitFor(() => expect(element("problem").hidden).toBe(false));
  expect(element("problem").textContent).toBe("Failed: no-token");
  expect([element("signIn").hidden, element("account").hidden]).toEqual([true, false]);
  expect(fake.navigations).toEqual([]);
});

test("offers to sign in after the user signs out in another tab", async () => {
  const fake = await visit("sales");
  await vi.waitFor(() => expect(element("account").hidden).toBe(false));
  fake.emitUser(null);
  await vi.waitFor(() => expect(element("account").hidden).toBe(true));
  expect(element("signIn").hidden).toBe(false);
});
