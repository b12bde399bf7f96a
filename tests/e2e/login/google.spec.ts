import type { BrowserContext, Page } from "@playwright/test";

import { chooseAccount, standInForGoogle } from "../support/googleStandIn.ts";
import {
  passkeyCount,
  person,
  signIn,
  unverifiedPerson,
  storedPasskey,
  identifierField,
} from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ context }) => {
  await standInForGoogle(context);
});

test("signs a new user in with Google and sends them to their account without a role", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const email = `${crypto.randomUUID()}@example.com`;
  await chooseAccount(await googleWindow(page, context), email);
  await expect(page).toHaveURL("/account");
  expect(await sessionCookies(context)).toHaveLength(1);
});

test("signs an existing user in with Google by the same address, with their role", async ({
  page,
  context,
}) => {
  const noa = await person("sales");
  await page.goto("/login?next=/sales/leads");
  await chooseAccount(await googleWindow(page, context), noa.email);
  await expect(page).toHaveURL("/sales/leads");
});

test("keeps the typed text when the Google window is closed, without an error", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await identifierField(page).fill("noa@example.com");
  const chooser = await googleWindow(page, context);
  await chooser.close();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(identifierField(page)).toHaveValue("noa@example.com");
  await chooseAccount(await googleWindow(page, context), `${crypto.randomUUID()}@example.com`);
  await expect(page).toHaveURL("/account");
});

test("opens Google's page in the same tab where pop-ups are blocked, and returns", async ({
  page,
}) => {
  const noa = await person("sales");
  await page.addInitScript("window.open = () => null;");
  await page.goto("/login?next=/sales/leads");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await chooseAccount(page, noa.email);
  await expect(page).toHaveURL("/sales/leads");
});

test("lets a user who returns from Google without choosing an account try another way", async ({
  page,
}) => {
  const noa = await person("sales");
  await page.addInitScript("window.open = () => null;");
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.locator("#add-account-button")).toBeVisible();
  await page.goto("/login");
  await expect(page.getByRole("alert")).toBeHidden();
  await signIn(page, noa);
  await expect(page).toHaveURL("/sales");
});

test("gives an account opened with a password to the owner of its address, who signs in with Google", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(/status of 400/);
  const intruder = await unverifiedPerson();
  await page.goto("/login");
  await signIn(page, intruder);
  await expect(page).toHaveURL("/account");
  await storedPasskey(intruder);

  await page.goto("/login");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await chooseAccount(await googleWindow(page, context), intruder.email);
  await expect(page).toHaveURL("/account");
  expect(await passkeyCount(intruder)).toBe(0);

  await page.goto("/login");
  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, intruder);
  await expect(page.getByRole("alert")).toContainText("Authentication failed.");
});

async function googleWindow(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  return await opened;
}

async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === "__session");
}
