import type { Page } from "@playwright/test";

import { giveAuthenticator } from "../support/authenticator.ts";
import { forgetPasskeys, person, signIn, type Person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("offers a passkey once after a password sign-in and signs in with it from then on", async ({
  page,
}) => {
  const device = await giveAuthenticator(page);
  const noa = await person("sales");
  // Leaves the autofill request pending.
  await device.ownerIsThere(false);
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page.getByRole("heading", { name: "Sign in faster next time" })).toBeFocused();
  await expectAccessible(page);
  await device.ownerIsThere(true);
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your passkey is ready" })).toBeFocused();
  await expectAccessible(page);
  expect(await device.passkeys()).toHaveLength(1);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/sales");

  await device.ownerIsThere(false);
  await signOut(page, noa);
  await device.expectRequests();
  await device.ownerIsThere(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/sales");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noa");

  await device.ownerIsThere(false);
  await signOut(page, noa);
  await signIn(page, noa);
  await expect(page).toHaveURL("/sales");
});

test(
  "signs in with a passkey chosen in the autofill and offers it again after a refusal",
  { tag: "@nightly" },
  async ({ page }) => {
    const { device } = await someoneWithPasskey(page);
    // The device refuses a user that it does not recognize; the page keeps offering the passkey.
    await device.ownerIsKnown(false);
    await page.goto("/login");
    await device.expectRequests(3);
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page).toHaveURL("/login");
    await device.ownerIsKnown(true);
    await expect(page).toHaveURL("/sales");
  },
);

test(
  "refuses a removed passkey and makes the device forget it",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 401/);
    const { noa, device } = await someoneWithPasskey(page);
    expect(await device.passkeys()).toHaveLength(1);
    await forgetPasskeys(noa);
    await device.ownerIsThere(false);
    await page.goto("/login");
    await device.expectRequests();
    await device.ownerIsThere(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("That passkey didn’t work.");
    await expect(alert).toBeFocused();
    await expect.poll(() => device.passkeys()).toEqual([]);
  },
);

/** A signed-out user whose device has their passkey, on a page that asks for no passkey. */
async function someoneWithPasskey(page: Page) {
  const device = await giveAuthenticator(page);
  const noa = await person("sales");
  await device.ownerIsThere(false);
  await page.goto("/login");
  await signIn(page, noa);
  await device.ownerIsThere(true);
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/sales");
  await device.ownerIsThere(false);
  await signOut(page, noa);
  // The login page's autofill would sign them in again at once.
  await page.goto("/robots.txt");
  await device.ownerIsThere(true);
  return { noa, device };
}

async function signOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole("button", { name: `Your account: ${name}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
}
