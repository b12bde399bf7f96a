import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../../mailbox.ts";
import { giveAuthenticator } from "../support/authenticator.ts";
import { accountOf, person, signIn, unverifiedPerson, type Person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test(
  "welcomes a new customer, and is linked from the home page",
  { tag: "@nightly" },
  async ({ page }) => {
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
    await page.getByRole("link", { name: "Salvia" }).click();
    await expect(page).toHaveURL("/");
  },
);

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

test("adds, renames and removes a passkey", { tag: "@nightly" }, async ({ page }) => {
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

/** Opens the account page, which asks signed-out visitors to sign in first. */
async function enterAccount(page: Page, who: Person): Promise<void> {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await signIn(page, who);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
}
