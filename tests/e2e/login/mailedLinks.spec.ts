import { linkIn, mailTo } from "../../mailbox.ts";
import { address, askForLink, test } from "./linkRequests.ts";
import { accountOf, person, signIn } from "../support/people.ts";
import { expect } from "../support/test.ts";

test(
  "keeps the old password and creates no account when a link is only opened",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const noa = await person("sales");
    const nobody = address();
    await askForLink(page, "/login?reset", noa.email);
    await askForLink(page, "/login?sign-up", nobody);
    const scanner = await anotherBrowser();
    for (const [email, heading] of [
      [noa.email, "Choose a new password"],
      [nobody, "The last step"],
    ] as const) {
      const link = linkIn(await mailTo(email));
      expect((await fetch(link)).status).toBe(200);
      await scanner.goto(link);
      await expect(scanner.getByRole("heading", { name: heading })).toBeVisible();
    }
    expect(await accountOf(nobody)).toBeNull();
    await page.goto("/login");
    await signIn(page, noa);
    await expect(page).toHaveURL("/sales");
  },
);

test("keeps the link through a change of language and a reload", async ({ page }) => {
  const email = address();
  await askForLink(page, "/login?sign-up", email);
  const response = await page.goto(linkIn(await mailTo(email)));
  const headers = response?.headers();
  expect(headers?.["referrer-policy"]).toBe("no-referrer");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page).toHaveTitle(/^Create your account/);

  await page.reload();
  await expect(page.getByRole("heading", { name: "The last step" })).toBeVisible();
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/account-action");
  await expect(page.getByRole("heading", { name: "La dernière étape" })).toBeVisible();
});
