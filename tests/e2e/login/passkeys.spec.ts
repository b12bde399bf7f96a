import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { Page } from "@playwright/test";

import { giveAuthenticator } from "../support/authenticator.ts";
import { forgetPasskeys, person, signIn, type Person, identifierField } from "../support/people.ts";
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
  "skips the passkey on request and does not ask again on this device",
  { tag: "@nightly" },
  async ({ page }) => {
    await giveAuthenticator(page);
    const noa = await person("sales");
    await page.goto("/login?next=/sales/leads");
    await signIn(page, noa);
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(page).toHaveURL("/sales/leads");
    await signOut(page, noa);
    await signIn(page, noa);
    await expect(page).toHaveURL("/sales");
  },
);

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
  "treats closing the browser's dialog as no error and works on the next try",
  { tag: "@nightly" },
  async ({ page }) => {
    const { noa, device } = await someoneWithPasskey(page);
    await device.ownerIsThere(false);
    await page.goto("/login");
    await device.expectRequests();
    // From here on the autofill gets no challenge, or it would respond before the button.
    await page.route(passkeyEndpoints.webauthnAuthenticationOptions.path, async (route) => {
      if (route.request().postData() !== JSON.stringify({ email: "" })) await route.continue();
    });
    await identifierField(page).fill(noa.email);
    const button = page.getByRole("button", { name: "Sign in with a passkey" });
    await device.ownerIsThere(true);
    await device.ownerIsKnown(false);
    await button.click();
    await device.expectRequests(2);
    await expect(button).toBeEnabled();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(identifierField(page)).toHaveValue(noa.email);
    await device.ownerIsKnown(true);
    await button.click();
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
