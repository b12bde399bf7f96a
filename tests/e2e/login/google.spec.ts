import type { BrowserContext, Page } from "@playwright/test";

import { chooseAccount, standInForGoogle } from "../support/googleStandIn.ts";
import { identifierField, person, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ context }) => {
  await standInForGoogle(context);
});

test(
  "keeps the typed text when the Google window is closed, without an error",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await page.goto("/login");
    await identifierField(page).fill("noa@example.com");
    const chooser = await googleWindow(page, context);
    await chooser.close();
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(identifierField(page)).toHaveValue("noa@example.com");
    await chooseAccount(await googleWindow(page, context), `${crypto.randomUUID()}@example.com`);
    await expect(page).toHaveURL("/account");
  },
);

test("opens Google's page in the same tab where pop-ups are blocked, and returns to an existing account", async ({
  page,
}) => {
  const noa = await person("sales");
  await page.addInitScript("window.open = () => null;");
  await page.goto("/login?next=/sales/leads");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await chooseAccount(page, noa.email);
  await expect(page).toHaveURL("/sales/leads");
});

test(
  "lets a user who returns from Google without choosing an account try another way",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    await page.addInitScript("window.open = () => null;");
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.locator("#add-account-button")).toBeVisible();
    await page.goto("/login");
    await expect(page.getByRole("alert")).toBeHidden();
    await signIn(page, noa);
    await expect(page).toHaveURL("/sales");
  },
);

async function googleWindow(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  return await opened;
}
