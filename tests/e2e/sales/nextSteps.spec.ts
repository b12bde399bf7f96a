import type { Page } from "@playwright/test";

import { enter, person, type Person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const section = (page: Page) => page.getByRole("region", { name: "Next step", exact: true });
const dueToday = (page: Page) => page.getByRole("region", { name: "Next steps for today" });

const name = "Pía Luna";

async function leadOf({ uid }: Person): Promise<string> {
  return await storedLead({ ownerId: uid, firstName: "Pía", lastName: "Luna", status: "new" });
}

async function stepOf(lead: string) {
  return (await firestore.doc(`nextSteps/${lead}`).get()).data();
}

test("plans the next step after a call, does it from the dashboard, and sees it in the list", async ({
  page,
}) => {
  const noa = await person("sales");
  const id = await leadOf(noa);
  await enter(page, noa, `/sales/leads/${id}`);
  await expect(section(page).getByText("Nothing is planned yet.")).toBeVisible();
  await page.getByRole("button", { name: "Call", exact: true }).click();
  await page.getByRole("button", { name: "Reached", exact: true }).click();
  await page.getByRole("textbox", { name: "Call notes" }).fill("Wants to hear about dentists.");
  await button(page, "Add call").click();
  await expect(page.getByRole("heading", { name: "What’s next?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "What to do next" }).fill("Send the list of dentists");
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await button(page, "Save step").click();
  await expect(section(page).getByText("Send the list of dentists")).toBeVisible();

  await page.getByRole("link", { name: "Dashboard" }).click();
  const due = dueToday(page).getByRole("listitem");
  await expect(due).toHaveText(new RegExp(`^${name}Send the list of dentistsToday`));

  await page.getByRole("link", { name: "Leads" }).first().click();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Next step: Today Send the list of dentists");
  await row.getByRole("button", { name: `Change the next step with ${name}` }).click();
  const form = page.getByRole("dialog", { name: `Next step with ${name}` });
  await expectAccessible(page);
  await form.getByLabel("Time (optional)").fill("23:59");
  await form.getByRole("button", { name: "Save step" }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(/Today 11:59\sPM/);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(due).toContainText(/Today 11:59\sPM/);
  await button(page, `Done: Send the list of dentists, ${name}`).click();
  await expect(dueToday(page).getByText("Nothing is due today.")).toBeVisible();
  const done = { rev: 3, ownerId: noa.uid, doneAt: expect.anything() };
  await expect.poll(() => stepOf(id)).toMatchObject(done);
});
