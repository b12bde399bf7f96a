import type { Page } from "@playwright/test";

import { complete, dialog, fillIn, openNewLead } from "./leadForm.ts";
import { enter, person } from "./people.ts";
import { whileWritesAreRefused } from "./rulesSwitch.ts";
import { leadsOf } from "./storedLeads.ts";
import { expect, expectAccessible, test } from "./test.ts";

// What the browser says of a network that the test has cut.
const networkLoss = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore/;

test("a lead created without a network is kept, shown as waiting, and sent later", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const noa = await person("sales");
  await enter(page, noa, "/sales/leads");
  const row = await createWithoutNetwork(page);
  await expect(page.getByText(/You are offline\./)).toBeVisible();
  await expectAccessible(page);
  expect(await leadsOf(noa)).toEqual([]);

  await context.setOffline(false);
  await expect(row).not.toContainText("Waiting to be sent");
  await expect.poll(() => leadsOf(noa)).toMatchObject([{ firstName: "Candela", rev: 1 }]);
});

test(
  "what waited for the network and is refused in the end comes back with its text",
  { tag: "@alone" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/permission|status of 403/i);
    const noa = await person("sales");
    await enter(page, noa, "/sales/leads");
    await createWithoutNetwork(page);

    const again = dialog(page, "New lead");
    await whileWritesAreRefused(async () => {
      await context.setOffline(false);
      await expect(again.getByText(/^Error creating lead: /)).toBeVisible();
      await expect(again.getByRole("textbox", { name: "First name" })).toHaveValue("Candela");
    });
    expect(await leadsOf(noa)).toEqual([]);
    await again.getByRole("button", { name: "Create lead" }).click();
    await expect.poll(() => leadsOf(noa)).toHaveLength(1);
  },
);

/** Cuts the network, creates a lead, and gives its row once it says that it waits. */
async function createWithoutNetwork(page: Page) {
  const form = await openNewLead(page);
  await fillIn(form, complete());
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Create lead" }).click();
  const row = page.getByRole("row", { name: "Candela Ríos Peña" });
  await expect(row).toContainText("Waiting to be sent");
  return row;
}
