import type { Page } from "@playwright/test";

import { createOffline } from "../support/leadForm.ts";
import { markAsOwn } from "../support/ownDevice.ts";
import { person } from "../support/people.ts";
import { changeLead, leadsOf, saidOf, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

test("keeps the list and sends waiting changes after the tab was closed, on the user's own device", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Bruno", lastName: "Sanz" });
  await markAsOwn(page, noa);
  await page.goto("/sales/leads");
  await expect(page.getByRole("row", { name: "Bruno Sanz" })).toBeVisible();

  await createOffline(page);
  await expect(waiting(page)).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto("/sales/leads");
  await expect(again.getByRole("row", { name: "Bruno Sanz" })).toBeVisible();
  await expect(rowOf(again)).toContainText("Waiting to be sent");
  await expect(again.getByText(/even if you close the tab/)).toBeVisible();
  await waiting(again).click();
  const list = again.getByRole("dialog", { name: "Not sent yet" });
  await expect(list).toContainText("New lead: Candela Ríos Peña");
  await expectAccessible(again);
  expect(await leadsOf(noa)).toHaveLength(1);

  await context.setOffline(false);
  await expect(again.getByText("Your pending changes were sent.")).toBeVisible();
  await expect(waiting(again)).toHaveCount(0);
  await expect.poll(() => leadsOf(noa)).toHaveLength(2);
});

test(
  "keeps lead changes after the tab is closed and shows conflicts with a colleague for resending",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/permission|status of 403/i);
    const noa = await person("sales");
    const bruno = await storedLead({ ownerId: noa.uid, firstName: "Bruno", lastName: "Sanz" });
    const vera = await storedLead({ ownerId: noa.uid, firstName: "Vera", lastName: "Luna" });
    await markAsOwn(page, noa);
    for (const id of [vera, bruno]) {
      await page.goto(`/sales/leads/${id}`);
      await expect(
        page.getByText("The first note, call, or email will appear here."),
      ).toBeVisible();
    }

    await context.setOffline(true);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("textbox", { name: "Note" }).fill("Has two children.");
    await button("Add note").click();
    await button("Call").click();
    await page.getByRole("button", { name: "No answer", exact: true }).click();
    await page.getByRole("textbox", { name: "Call notes" }).fill("Nobody there.");
    await button("Add call").click();
    await button("Record consent").click();
    await button("They agree: record it").click();
    await button("Move to “AI Contacting”").click();
    // The pending state comes from Firestore's own queue, which survives the tab.
    await expect(page.getByText("Step 2 of 6").first()).toBeVisible();
    await expect(waiting(page, 4)).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto(`/sales/leads/${vera}`);
    await again.getByRole("textbox", { name: "Note" }).fill("Her brother asks, too.");
    await again.getByRole("button", { name: "Add note" }).click();
    await expect(again.getByRole("list", { name: /^Activity/ })).toContainText("Waiting");
    await expect(waiting(again, 5)).toBeVisible();
    await again.goto(`/sales/leads/${bruno}`);
    await expect(again.getByRole("list", { name: /^Activity/ })).toContainText("Nobody there.");
    await expect(waiting(again, 5)).toBeVisible();
    expect(await saidOf(bruno)).toEqual([]);

    await changeLead(vera, { ownerId: "a colleague", rev: 2 });
    await context.setOffline(false);
    await expect(again.getByText(/^Not accepted: Note on Vera Luna\./)).toBeVisible();
    await expect.poll(() => saidOf(bruno)).toEqual(["Has two children.", "Nobody there."]);
    const consent = { language: "en" };
    const moved = [{ status: "aiContacting", rev: 3, consent }];
    await expect.poll(() => leadsOf(noa)).toMatchObject(moved);
    await again.getByRole("button", { name: "1 change wasn’t accepted" }).click();
    const list = again.getByRole("dialog", { name: "Not sent yet" });
    await expect(list.getByText("Her brother asks, too.")).toBeVisible();
    await expect(list.getByText(/^This lead is no longer yours/)).toBeVisible();
    await expectAccessible(again);

    await changeLead(vera, { ownerId: noa.uid, rev: 3 });
    await list.getByRole("button", { name: "Try again: Note on Vera Luna" }).click();
    await expect.poll(() => saidOf(vera)).toEqual(["Her brother asks, too."]);
    await expect(again.getByText("Your pending changes were sent.")).toBeVisible();
    await expect(list).toBeHidden();
  },
);

test(
  "asks about unsent changes at sign-out, then deletes what the device stored",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    const noa = await person("sales");
    await markAsOwn(page, noa);
    await page.goto("/sales/leads");
    await expect(page.getByRole("button", { name: "New lead" })).toBeVisible();
    const cache = expect.stringMatching(/^firestore\//);
    await expect.poll(() => databases(page)).toContainEqual(cache);
    await createOffline(page);

    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("1 change hasn’t reached the server yet.");
    await context.setOffline(false);
    await question.getByRole("button", { name: "Sign out and discard" }).click();
    await expect(page).toHaveURL("/login");
    expect(await databases(page)).not.toContainEqual(cache);
  },
);

function rowOf(page: Page) {
  return page.getByRole("row", { name: "Candela Ríos Peña" });
}

function waiting(page: Page, count = 1) {
  const name = count === 1 ? "1 change waiting to be sent" : `${count} changes waiting to be sent`;
  return page.getByRole("button", { name });
}

async function databases(page: Page) {
  return await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}
