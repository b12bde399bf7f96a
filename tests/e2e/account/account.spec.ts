import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../../mailbox.ts";
import { giveAuthenticator } from "../support/authenticator.ts";
import { enter, person, signIn, speaks, unverify, type Person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("opens the account in two clicks from every page and returns to the area", async ({
  page,
}) => {
  const noa = await person("sales");
  await enter(page, noa, "/sales/leads");
  await page.getByRole("button", { name: `Your account: ${noa.name}` }).click();
  await page.getByRole("link", { name: "Manage your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeFocused();
  await expect(page.getByRole("region", { name: "About you" })).toContainText(noa.email);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(page).toHaveURL("/sales/leads");
});

test("welcomes a new customer, and is linked from the home page", async ({ page }) => {
  const noa = await person(null);
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/account");
  const welcome = page.getByRole("region", { name: "Your account is ready" });
  await expect(welcome).toContainText(`by your email address, ${noa.email}.`);
  await welcome.getByRole("button", { name: "Go to passkeys" }).click();
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
  await expectAccessible(page);
  await welcome.getByRole("link", { name: "Compare plans" }).click();
  await expect(page).toHaveURL("/individuals");

  await page.goto("/");
  await page.getByRole("link", { name: "My account" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Salvia" }).click();
  await expect(page).toHaveURL("/");
});

test("asks signed-out visitors of the account page to sign in", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
});

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

test("confirms an address by a mailed link and updates the open page", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person(null);
  await unverify(noa);
  await enterAccount(page, noa);
  const about = page.getByRole("region", { name: "About you" });
  await expect(about).toContainText("Not confirmed yet");
  await about.getByRole("button", { name: "Send me the link" }).click();
  await expect(about.getByText(`We sent a link to ${noa.email}.`)).toBeVisible();
  const link = new URL(linkIn(await mailTo(noa.email)));
  expect(link.pathname).toBe("/account-action");
  expect(link.searchParams.get("mode")).toBe("verifyEmail");

  const mailbox = await anotherBrowser();
  await mailbox.goto(link.href);
  // Loading the page confirms nothing, because mail scanners open links too.
  const confirm = mailbox.getByRole("button", { name: "Sign in and confirm" });
  await confirm.click();
  await mailbox.getByLabel("Password").fill(noa.password);
  await confirm.click();
  await expect(mailbox.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.reload();
  await expect(about).toContainText("Confirmed");
  await expect(about.getByRole("button", { name: "Send me the link" })).toBeHidden();
});

test("adds, renames and removes a passkey", async ({ page }) => {
  const noa = await person("sales");
  await enterAccount(page, noa);
  // Added after the sign-in: the login page would otherwise offer a passkey.
  await giveAuthenticator(page);
  const section = page.getByRole("region", { name: "Passkeys" });
  await expect(section).toContainText("You don’t have a passkey yet.");
  await section.getByRole("button", { name: "Add a passkey" }).click();
  const passkey = section.getByRole("listitem");
  await expect(passkey).toContainText("not used yet");

  await passkey.getByRole("button", { name: /^Rename / }).click();
  const dialog = page.getByRole("dialog", { name: "Rename passkey" });
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Work laptop");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(passkey).toContainText("Work laptop");
  await expectAccessible(page);

  await passkey.getByRole("button", { name: "Remove Work laptop" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Work laptop?" });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(section).toContainText("You don’t have a passkey yet.");
  await expect(section.getByRole("button", { name: "Add a passkey" })).toBeFocused();
});

test("applies the profile's language on a device without one and keeps a language chosen there", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  await speaks(noa, "fr");
  await enter(page, noa, "/sales");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("link", { name: "Prospects", exact: true })).toBeVisible();

  const spanish = await anotherBrowser();
  await spanish.addInitScript(() => localStorage.setItem("language", "es"));
  await enter(spanish, noa, "/sales");
  await expect(spanish.getByRole("link", { name: "Informes" })).toBeVisible();
  await expect(spanish.locator("html")).toHaveAttribute("lang", "es");
});

async function enterAccount(page: Page, who: Person): Promise<void> {
  await page.goto("/login");
  await signIn(page, who);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
}
