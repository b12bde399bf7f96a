import type { Page } from "@playwright/test";
import type { Lead } from "@salvia/domain/lead/lead";
import { monthlyPrice } from "@salvia/domain/site/planOffer";

import { tick } from "../support/checklist.ts";
import { enter, listedSalesperson, person, type Person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const section = (page: Page) => page.getByRole("region", { name: "Quote", exact: true });
const documents = (page: Page) => page.getByRole("region", { name: "Documents received" });
const timeline = (page: Page) => page.getByRole("list", { name: "Activity, newest first" });

const family = `$${monthlyPrice("standard", { adults: 2, children: 1 })}`;

async function leadOf({ uid }: Person, fields: Partial<Lead> = {}): Promise<string> {
  const called = { firstName: "Pía", lastName: "Luna", plan: "standard" } as const;
  return await storedLead({ ownerId: uid, ...called, status: "remoteSales", step: 3, ...fields });
}

async function quoteOf(lead: string) {
  return (await firestore.doc(`quotes/${lead}`).get()).data();
}

/** What the page puts on paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return text;
}

test("quotes a family, moves the lead, ticks its documents, and prints the quote", async ({
  page,
  anotherBrowser,
}) => {
  const [noa, gus] = [await listedSalesperson("Noa Vidal"), await person("admin")];
  const id = await leadOf(noa);
  const admin = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(admin, gus, `/admin/leads/${id}`);
  await expect(section(admin).getByText("No quote yet.")).toBeVisible();

  await enter(page, noa, `/sales/leads/${id}`);
  await button(page, "Move to “Quoted”").click();
  const dialog = page.getByRole("dialog", { name: "Quote for Pía Luna" });
  await dialog.getByRole("combobox", { name: "Adults" }).selectOption("2");
  await dialog.getByRole("combobox", { name: "Children" }).selectOption("1");
  await expect(dialog.getByRole("status")).toHaveText(`${family} a month`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save quote and move" }).click();
  await expect(section(page)).toContainText("Standard, 2 adults and 1 child");
  await expect(section(admin)).toContainText(`${family} a month`);
  await expect(timeline(admin)).toContainText("Standard: 2 adults and 1 child");
  expect(await quoteOf(id)).toMatchObject({ rev: 1, madeBy: noa.uid, plan: "standard" });

  await button(page, "Move to “Documents”").click();
  await tick(documents(page).getByRole("checkbox", { name: "Identity document" }));
  await expect(documents(admin).getByText(/checked off by Noa Vidal$/)).toHaveCount(1);

  await page.getByRole("link", { name: "View and print" }).click();
  await expect(page.getByRole("heading", { name: "Quote for Pía Luna" })).toBeVisible();
  await expect(page).toHaveTitle(/^Quote/);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await button(page, "Print").click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  const paper = await printed(page);
  for (const part of ["Salvia", "Quote for Pía Luna", "Standard", family, "Noa Vidal", "Dental"]) {
    expect(paper).toContain(part);
  }
  expect(paper).not.toContain("Back to the lead");

  await section(admin).getByRole("link", { name: "View and print" }).click();
  await expect(admin.getByRole("main").getByText(family, { exact: true })).toBeVisible();
});
