import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../../mailbox.ts";
import { accountOf, person, signIn, unverifiedPerson, type Person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("sets a username that signs in from then on", async ({ page, anotherBrowser, watch }) => {
  watch.expectComplaint(/status of 409/);
  const noa = await person("sales");
  const username = `noa.${noa.uid.slice(0, 8)}`;
  await enterAccount(page, noa);
  const section = page.getByRole("region", { name: "Username" });
  const field = section.getByRole("textbox", { name: "Username" });
  const save = section.getByRole("button", { name: "Save username" });

  await field.fill("No");
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("LUCIA");
  await expect(field).toHaveValue("lucia");
  await save.click();
  await expect(section).toContainText("This username is already taken.");
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill(username);
  await save.click();
  await expect(page.getByRole("status").getByText(`sign in as ${username}`)).toBeVisible();
  await expect(section.getByRole("button", { name: "Change username" })).toBeFocused();

  const elsewhere = await anotherBrowser();
  await elsewhere.goto("/login");
  await signIn(elsewhere, { email: username, password: noa.password });
  await expect(elsewhere).toHaveURL("/sales");
});

test("confirms an address only by the button behind a mailed link, and updates the open page", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await unverifiedPerson();
  await enterAccount(page, noa);
  const about = page.getByRole("region", { name: "About you" });
  await expect(about).toContainText("Not confirmed yet");
  await about.getByRole("button", { name: "Send me the link" }).click();
  await expect(about.getByText(`We sent a link to ${noa.email}.`)).toBeVisible();
  const link = new URL(linkIn(await mailTo(noa.email)));
  expect(link.pathname).toBe("/account-action");
  expect(link.searchParams.get("mode")).toBe("verifyEmail");

  // A mail server's scanner fetches the page, and a thorough one runs its scripts.
  expect((await fetch(link)).status).toBe(200);
  const mailbox = await anotherBrowser();
  await mailbox.goto(link.href);
  const confirm = mailbox.getByRole("button", { name: "Sign in and confirm" });
  await confirm.click();
  await expect(mailbox.getByLabel("Password")).toBeFocused();
  expect((await accountOf(noa.email))?.emailVerified).toBe(false);
  await expectAccessible(mailbox);
  await mailbox.getByLabel("Password").fill(noa.password);
  await confirm.click();
  await expect(mailbox.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await expectAccessible(mailbox);
  await page.reload();
  await expect(about).toContainText("Confirmed");
  await expect(about.getByRole("button", { name: "Send me the link" })).toBeHidden();
});

/** Opens the account page, which asks signed-out visitors to sign in first. */
async function enterAccount(page: Page, who: Person): Promise<void> {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await signIn(page, who);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
}
