import { endpoints } from "@salvia/domain/shared/endpoints";

import { emulators } from "../../emulators.ts";
import { linkIn, mailTo } from "../../mailbox.ts";
import { test } from "./linkRequests.ts";
import { accountOf, signIn, unverifiedPerson, type Person } from "../support/people.ts";
import { expect, expectAccessible } from "../support/test.ts";

test("confirms an address only when the button is pressed", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  watch.expectComplaint(/status of 400/);
  const noa = await unverifiedPerson();
  await askForVerification(noa);
  const link = linkIn(await mailTo(noa.email));
  // A mail server's scanner fetches the page, and a thorough one runs its scripts.
  expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await expect(page.getByText(`To confirm that ${noa.email} is yours`)).toBeVisible();
  expect((await accountOf(noa.email))?.emailVerified).toBe(false);
  await expectAccessible(page);

  // The link alone confirms nothing while the user is signed out.
  await page.getByRole("button", { name: "Sign in and confirm" }).click();
  const password = page.getByLabel("Password");
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill("not the password");
  await page.getByRole("button", { name: "Sign in and confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Authentication failed.");
  expect((await accountOf(noa.email))?.emailVerified).toBe(false);
  await password.fill(noa.password);
  await page.getByRole("button", { name: "Sign in and confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
  await expectAccessible(page);
  expect((await accountOf(noa.email))?.emailVerified).toBe(true);
  await expect(page.getByRole("link", { name: "Go to your account" })).toHaveAttribute(
    "href",
    "/account",
  );

  const other = await anotherBrowser();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("sends a signed-in user to their account once their address is confirmed", async ({
  page,
}) => {
  const noa = await unverifiedPerson();
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/account");
  await askForVerification(noa);
  await page.goto(linkIn(await mailTo(noa.email)));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("link", { name: "Go to your account" })).toHaveAttribute(
    "href",
    "/account",
  );
});

/** Requests a confirmation mail as the account page does. */
async function askForVerification({ email, password: own }: Person): Promise<void> {
  const signedIn = await fetch(
    `http://${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: own, returnSecureToken: true }),
    },
  );
  const { idToken }: { idToken?: unknown } = Object(await signedIn.json());
  const response = await fetch(emulators.hosting + endpoints.requestEmailVerification.path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: emulators.hosting,
      Authorization: `Bearer ${String(idToken)}`,
    },
    body: JSON.stringify({ language: "en" }),
  });
  expect(response.status).toBe(200);
}
