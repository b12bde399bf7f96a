import type { Page } from "@playwright/test";

import { enter, person, type Person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Views", exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name });
const names = (page: Page) => page.getByRole("rowheader");
const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function choose(page: Page, name: string) {
  await menu(page).click();
  await item(page, name).click();
}

async function viewsOf({ uid }: Person) {
  const { docs } = await firestore.collection("savedViews").where("ownerId", "==", uid).get();
  return docs.map((each) => each.data());
}

test("saves a view, opens it after a reload, changes it and deletes it", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "Campos", plan: "basic" });
  await storedLead({ ownerId: noa.uid, firstName: "Bruno", lastName: "Abad", plan: "premium" });
  await enter(page, noa, "/sales/leads?plan=basic&sort=name&density=compact");
  await page.getByRole("textbox", { name: "Search leads" }).fill("aurelia");
  await expect(names(page)).toHaveText(["Aurelia Campos"]);

  // By keyboard: the menu's last item saves the list, without the search.
  await menu(page).focus();
  await page.keyboard.press("Enter");
  await expect(item(page, "Save this view…")).toBeEnabled();
  await page.keyboard.press("End");
  await expect(item(page, "Save this view…")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a name in one line")).toBeVisible();
  await page.keyboard.type("Basic by name");
  await expectAccessible(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("We can’t reach the server.");
  await context.setOffline(false);
  await press(page, "Save view");
  await expect(page.getByText("View “Basic by name” saved.")).toBeVisible();
  expect(await viewsOf(noa)).toMatchObject([
    { name: "Basic by name", shared: false, query: "plan=basic&sort=name&density=compact", rev: 1 },
  ]);

  await page.goto("/sales/leads");
  await expect(names(page)).toHaveCount(2);
  await choose(page, "Basic by name");
  await expect(page).toHaveURL("/sales/leads?plan=basic&sort=name&density=compact");
  await expect(names(page)).toHaveText(["Aurelia Campos"]);
  await expect(menu(page)).toBeFocused();
  await page.goBack();
  await expect(names(page)).toHaveCount(2);

  await choose(page, "Edit views…");
  await expectAccessible(page);
  await press(page, "Edit Basic by name");
  await page.getByRole("textbox", { name: "Name" }).fill("Basic");
  await press(page, "Save view");
  await expect(page.getByRole("dialog").getByText("Basic", { exact: true })).toBeVisible();
  await expect.poll(() => viewsOf(noa)).toMatchObject([{ name: "Basic", rev: 2 }]);
  await press(page, "Delete Basic");
  await page.getByRole("button", { name: "Delete view" }).click();
  await expect.poll(() => viewsOf(noa)).toEqual([]);
  await expect(page.getByRole("dialog")).toContainText("No saved views yet");
});
