import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { jobTime, storedLead } from "../support/storedLeads.ts";
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

test(
  "finds a lead of the pool by the middle of its name or number until it is claimed",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await listedSalesperson();
    const lastName = freshName();
    const id = await storedLead({ firstName: "Zoé", lastName, ownerId: null });
    const phone = String((await firestore.doc(`leads/${id}`).get()).get("phone"));
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, noa, "/sales/leads");
    const open = page.getByRole("button", { name: "Search leads, pages, and actions" });
    await open.click();
    await field(page).fill(lastName.slice(4));
    await expect(options(page, "Leads")).toHaveText([/ · in the pool · /], jobTime);
    await field(page).fill(`${lastName.slice(4)} ${phone.slice(4, 9)}`);
    await expect(options(page, "Leads")).toHaveText([/ · in the pool · /]);
    await firestore.doc(`leads/${id}`).update({ ownerId: "a-colleague", rev: 2 });
    await expect(search(page).getByRole("status")).toHaveText("No matching leads", jobTime);
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  "lists the shortcuts of the page, and turns those of a single key off",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await listedSalesperson();
    await enter(page, noa, "/sales/leads");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
    await page.keyboard.press("/");
    await expect(page.getByRole("textbox", { name: "Search leads" })).toBeFocused();
    // In a field, a key is a letter.
    await page.keyboard.type("n?");
    await expect(page.getByRole("textbox", { name: "Search leads" })).toHaveValue("n?");
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Mine" }).focus();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help.getByRole("term")).toHaveText(["Ctrl+K", "?", "/", "n"]);
    await expectAccessible(page);
    await turn(page, "dark");
    await expectContrast(page);
    const choice = help.getByRole("checkbox", { name: "Shortcuts with a single key" });
    await choice.focus();
    await page.keyboard.press("Space");
    await expect(choice).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
    await page.keyboard.press("n");
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto("/sales/settings");
    await page.getByRole("checkbox", { name: "Shortcuts with a single key" }).check();
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog", { name: "New lead" })).toBeVisible();
  },
);
