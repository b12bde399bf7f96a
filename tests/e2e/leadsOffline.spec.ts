import { createOffline, dialog } from "./leadForm.ts";
import { enter, person } from "./people.ts";
import { whileWritesAreRefused } from "./rulesSwitch.ts";
import { leadsOf } from "./storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "./test.ts";

test("a lead created without a network is kept, shown as waiting, and sent later", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const noa = await person("sales");
  await enter(page, noa, "/sales/leads");
  const row = await createOffline(page);
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
    await createOffline(page);

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
