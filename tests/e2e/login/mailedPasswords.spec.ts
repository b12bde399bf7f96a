import { linkIn, mailTo } from "../../mailbox.ts";
import { test } from "./linkRequests.ts";
import { person, signIn } from "../support/people.ts";
import { expect, expectAccessible } from "../support/test.ts";

const password = "la vaca lee de noche";

test("replaces a forgotten password by a mailed link that works once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  watch.expectComplaint(/status of 400/);
  const noa = await person("sales");
  await page.goto("/login");
  await page.getByLabel("Email or username").fill(noa.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(noa.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

  const link = linkIn(await mailTo(noa.email));
  await page.goto(link);
  await expect(page.getByText(`For the account of ${noa.email}`)).toBeVisible();
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("1234567");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Use at least 8 characters\./);
  await expectAccessible(page);
  await field.fill(password);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page).toHaveURL("/sales");

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();

  const elsewhere = await anotherBrowser();
  await elsewhere.goto("/login");
  await signIn(elsewhere, noa);
  await expect(elsewhere.getByRole("alert")).toContainText("Authentication failed.");
  await expectAccessible(elsewhere);
  await signIn(elsewhere, { ...noa, password });
  await expect(elsewhere).toHaveURL("/sales");
  expect((await mailTo(noa.email, 2)).subject).toBe("Your password was changed");
});
