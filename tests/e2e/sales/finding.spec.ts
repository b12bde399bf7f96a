import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

const search = (page: Page) =>
  page.getByRole("dialog", { name: "Search leads, pages, and actions" });
const field = (page: Page) => search(page).getByRole("combobox");
const options = (page: Page, group: string) =>
  search(page).getByRole("group", { name: group }).getByRole("option");

/** A last name that no other test's lead has. */
const freshName = () => `Perrault${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;

test("finds a lead in spite of a typo and opens it, by keyboard only", async ({ page }) => {
  const noa = await listedSalesperson();
  const lastName = freshName();
  const id = await storedLead({ firstName: "Cédric", lastName, ownerId: noa.uid });
  await enter(page, noa, "/sales");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, Noa$/);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`cedric ${lastName.replace("rr", "r")}`);
  await expect(options(page, "Leads")).toHaveText([new RegExp(`^Cédric ${lastName}New · `)]);
  await expect(search(page).getByRole("status")).toHaveText("1 lead found");
  await expectAccessible(page);
  await turn(page, "dark");
  await expectContrast(page);
  await expect(page).toHaveURL(/\/sales$/);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Cédric ${lastName}`);
  await expect(page).toHaveURL(new RegExp(`/sales/leads/${id}$`));
  await expect(page).toHaveTitle(/^Lead · /);
});
