import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { changeLead, jobTime, leadsOf, storedLead, storedLeads } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page, name: string) => page.getByRole("row", { name });

/** Stores leads of a person under these first names, the first one newest. */
async function storedNames(ownerId: string, names: readonly string[]) {
  const ids = names.map(async (firstName, age) => {
    const createdAt = new Date(Date.now() - age * 60_000);
    return storedLead({ ownerId, firstName, lastName: "Luna", status: "new", step: 1, createdAt });
  });
  return Promise.all(ids);
}

async function chooseReason(page: Page, title: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("radio", { name: "Can’t be reached" }).check();
  await dialog.getByRole("button", { name: "Mark as lost" }).click();
}

/** The result of each lead, as shown. */
const outcome = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Result for each lead" })
    .getByRole("listitem")
    .filter({ hasText: name });

test("selects a range by keyboard, marks it as lost without the lead that changed, and undoes it", async ({
  page,
}) => {
  const noa = await listedSalesperson();
  const ids = await storedNames(noa.uid, ["Ana", "Bea", "Caro", "Dora"]);
  await enter(page, noa, "/sales/leads");
  await row(page, "Ana Luna").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("4 leads selected.")).toBeVisible();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByText("3 leads selected.")).toBeVisible();
  await expect(row(page, "Caro Luna")).toHaveAttribute("aria-selected", "true");
  await expect(row(page, "Dora Luna")).toHaveAttribute("aria-selected", "false");
  await expectAccessible(page);

  // The dialog keeps what it was asked about, while a colleague merges one of the leads into another.
  await button(page, "Mark as lost…").click();
  await changeLead(ids[1] ?? "", { ownerId: "a colleague", rev: 2, updatedAt: new Date() });
  await expect(page.getByText("1 of them is no longer in this list.")).toBeAttached();
  await chooseReason(page, "Mark 3 leads as lost?");
  const done = page.getByText("2 of 3 leads done. 1 was not changed.");
  await expect(done).toBeVisible(jobTime);
  await expect(outcome(page, "Ana Luna")).toContainText("Marked as lost");
  await expect(outcome(page, "Bea Luna")).toContainText("this lead is no longer yours");
  await expectAccessible(page);

  await button(page, "Undo 2 leads").click();
  await expect(page.getByText("2 of 2 leads done.")).toBeVisible(jobTime);
  await expect(outcome(page, "Caro Luna")).toContainText("Back at the earlier status");
  await button(page, "Close").click();
  // The lead that was not changed stays selected.
  await expect(page.getByText("1 lead selected.")).toBeVisible();
  const leads = await leadsOf(noa);
  expect(
    leads.map(({ firstName, status, rev }) => `${firstName} ${status} ${rev}`).toSorted(),
  ).toEqual(["Ana new 3", "Caro new 3", "Dora new 1"]);
  expect(leads.filter((lead) => "loss" in lead)).toEqual([]);
});

test(
  "changes all leads that match the filter with a job on the server, and undoes it",
  { tag: "@nightly" },
  async ({ page }) => {
    test.setTimeout(360_000);
    const noa = await listedSalesperson();
    await storedLeads(120, (age) => ({
      ownerId: noa.uid,
      firstName: "Lead",
      lastName: `Number ${age}`,
      status: age === 120 ? "quoted" : "new",
      step: age === 120 ? 4 : 1,
      createdAt: new Date(Date.now() - age * 60_000),
    }));
    const handed = await storedLead({ ownerId: noa.uid, firstName: "Ana", lastName: "Luna" });
    await enter(page, noa, "/sales/leads?status=new");
    await page.getByRole("checkbox", { name: "Select all leads shown" }).check();
    await button(page, "Select all that match").click();
    await expect(page.getByText("120 leads selected.")).toBeVisible();
    await changeLead(handed, { ownerId: "a colleague", rev: 2, updatedAt: new Date() });
    await expect(row(page, "Ana Luna")).toBeHidden();

    await button(page, "Mark as lost…").click();
    await chooseReason(page, "Mark 120 leads as lost?");
    await expect(page.getByText("119 of 120 leads done. 1 was not changed.")).toBeVisible(jobTime);
    await expect(outcome(page, "Ana Luna")).toContainText("this lead is no longer yours");
    await expect(outcome(page, "Lead Number 119")).toContainText("Marked as lost");
    await expectAccessible(page);
    expect((await leadsOf(noa)).filter(({ status }) => status === "lost")).toHaveLength(119);

    await button(page, "Undo 119 leads").click();
    await expect(page.getByText("119 of 119 leads done.")).toBeVisible(jobTime);
    await button(page, "Close").click();
    await expect(row(page, "Lead Number 1").first()).toBeVisible();
    const leads = await leadsOf(noa);
    expect(leads.filter(({ status, rev }) => status === "new" && rev === 3)).toHaveLength(119);
    expect(leads.filter((lead) => "loss" in lead)).toEqual([]);
  },
);
