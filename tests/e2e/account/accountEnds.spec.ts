import type { Page } from "@playwright/test";

import { disable, enter, person, remove } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("ends every tab on every device with a reason after signing out everywhere", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
  await enter(page, noa, "/sales/leads");
  const elsewhere = await anotherBrowser();
  await enter(elsewhere, noa, "/sales/leads");
  await expect(elsewhere.getByText("Aurelia de Noa")).toBeVisible();
  const errors = await errorsShown(elsewhere);

  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out on all devices?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Sign out everywhere" }).click();

  await expect(elsewhere).toHaveURL("/login");
  await expect(elsewhere.getByText("You were signed out everywhere.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You are signed out on all your devices.")).toBeVisible();
  expect(errors).toEqual([]);

  await elsewhere.goto("/sales/leads");
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await enter(page, noa, "/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();
});

for (const [what, end] of [
  ["disabled", disable],
  ["deleted", remove],
] as const) {
  const tag = what === "disabled" ? [] : "@nightly";
  test(
    `all open tabs of an account that is ${what} leave`,
    { tag },
    async ({ page, context, watch }) => {
      // The identity provider's answer for such an account.
      watch.expectComplaint(/status of 40\d/);
      const noa = await person("sales");
      await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
      await enter(page, noa, "/sales/leads");
      await expect(page.getByText("Aurelia de Noa")).toBeVisible();
      const account = await context.newPage();
      await account.goto("/account");
      await expect(account.getByRole("heading", { name: "Passkeys" })).toBeVisible();
      const errors = await errorsShown(page);

      await end(noa);
      await expect(page).toHaveURL(/\/login(\?next=%2Fsales%2Fleads)?$/);
      await expect(account).toHaveURL(/\/login(\?next=%2Faccount)?$/);
      await expect(page.getByText("Aurelia de Noa")).toBeHidden();
      expect(errors).toEqual([]);
      await page.goto("/sales/leads");
      await expect(page).toHaveURL(/\/login\?next=/);
    },
  );
}

/** Collects the errors that a page shows from now on. */
async function errorsShown(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction("errorShown", (text: string) => {
    shown.push(text);
  });
  await page.evaluate(() => {
    const report: unknown = Reflect.get(window, "errorShown");
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll("[role=alert]")) {
        if (typeof report === "function" && alert.checkVisibility()) report(alert.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return shown;
}
