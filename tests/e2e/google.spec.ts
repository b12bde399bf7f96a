import type { BrowserContext, Page } from "@playwright/test";

import { chooseAccount, standInForGoogle } from "./googleStandIn.ts";
import {
  passkeyCount,
  person,
  signIn,
  unverifiedPerson,
  storedPasskey,
  identifierField,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ context }) => {
  await standInForGoogle(context);
});

test("someone new comes in by Google, and is sent home without a role", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const email = `${crypto.randomUUID()}@example.com`;
  await chooseAccount(await googleWindow(page, context), email);
  await expect(page).toHaveURL("/");
  expect(await sessionCookies(context)).toHaveLength(1);
});

test("someone we know comes in by Google with the same address, as who they are", async ({
  page,
  context,
}) => {
  const noa = await person("sales");
  await page.goto("/login?next=/sales/leads");
  await chooseAccount(await googleWindow(page, context), noa.email);
  await expect(page).toHaveURL("/sales/leads");
});

test("closing Google's window is no failure, and nothing typed is lost", async ({
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
  await expect(page).toHaveURL("/");
});

test("where no window may open, Google's page comes in the same tab and leads back", async ({
  page,
}) => {
  const noa = await person("sales");
  await page.addInitScript("window.open = () => null;");
  await page.goto("/login?next=/sales/leads");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await chooseAccount(page, noa.email);
  await expect(page).toHaveURL("/sales/leads");
});

test("who comes back from Google's page without an account chosen may try another way", async ({
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

test("the owner of an address takes the account over from who had opened it with a password", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(/status of 400/);
  const intruder = await unverifiedPerson();
  await page.goto("/login");
  await signIn(page, intruder);
  await expect(page).toHaveURL("/");
  await storedPasskey(intruder);

  await page.goto("/login");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await chooseAccount(await googleWindow(page, context), intruder.email);
  await expect(page).toHaveURL("/");
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
