import type { Page } from "@playwright/test";

import { enter, listedSalesperson, person, type Person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";
import { nextStep } from "../../../seed/nextSteps.ts";

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

test(
  "gives the step to the colleague who takes over the lead, and refuses the former owner's",
  { tag: "@nightly" },
  async ({ page, anotherBrowser, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/permission|status of 403/i);
    const [noa, iker] = [await listedSalesperson(), await listedSalesperson("Iker Zubiri")];
    const id = await leadOf(noa);
    await firestore.doc(`nextSteps/${id}`).set(nextStep(id, { ownerId: noa.uid }));
    // Without any lead, the dashboard would greet him with a first day.
    await storedLead({ ownerId: iker.uid, status: "lost" });
    const colleague = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(colleague, iker, "/sales");
    await expect(dueToday(colleague).getByText("Nothing is due today.")).toBeVisible();
    await enter(page, noa, `/sales/leads/${id}`);
    await expect(section(page).getByText("Call back")).toBeVisible();

    // She is offline while a colleague takes over.
    await page.context().setOffline(true);
    await section(page).getByRole("button", { name: "Change" }).click();
    await section(page).getByRole("textbox", { name: "What to do next" }).fill("Call on Friday");
    await section(page).getByRole("button", { name: "Save step" }).click();
    await expect(section(page).getByText("Call on Friday")).toBeVisible();
    await firestore.doc(`leads/${id}`).update({ ownerId: iker.uid, rev: 2, updatedAt: new Date() });

    await expect(dueToday(colleague).getByRole("listitem")).toContainText(`${name}Call back`);
    await page.context().setOffline(false);
    await button(page, "1 change wasn’t accepted").click();
    await expect(
      page.getByText(`Next step with ${name}: Call on Friday`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText("This lead is no longer yours.")).toBeVisible();
    await button(colleague, `Done: Call back, ${name}`).click();
    await expect(dueToday(colleague).getByText("Nothing is due today.")).toBeVisible();
    expect(await stepOf(id)).toMatchObject({ title: "Call back", ownerId: iker.uid });
  },
);
