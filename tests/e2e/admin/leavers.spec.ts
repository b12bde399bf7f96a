import { disable, enter, listedSalesperson, person } from "../support/people.ts";
import { leadsOf, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("hands over the leads of a departed salesperson and logs it", async ({
  page,
  anotherBrowser,
}) => {
  const gone = await listedSalesperson("Tomás Ibarra");
  const noa = await listedSalesperson(`Noa of ${gone.uid}`);
  for (const firstName of ["Aurelia", "Bastien"]) {
    await storedLead({ ownerId: gone.uid, firstName, lastName: "Vidal" });
  }
  await disable(gone);
  const hers = await anotherBrowser();
  await enter(hers, noa, "/sales/leads");
  await expect(hers.getByText("Aurelia Vidal")).toBeHidden();

  await enter(page, await person("admin"), `/admin/people?account=${gone.uid}`);
  const work = page.getByRole("region", { name: "Work to hand over" });
  await expect(work).toContainText("2 leads");
  await work.getByRole("combobox", { name: "Hand the leads over to" }).selectOption(noa.name);
  await work.getByRole("button", { name: "Hand over…" }).click();
  const question = page.getByRole("dialog", {
    name: `Hand over Tomás Ibarra’s leads to ${noa.name}?`,
  });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Hand over" }).click();
  await expect(work.getByText("Done. Everything was handed over.")).toBeVisible();
  await expect(hers.getByText("Aurelia Vidal")).toBeVisible();
  await expect(hers.getByText("Bastien Vidal")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Audit log for this account" }).click();
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log.first()).toContainText("Work handed over");
  await expect(log.first()).toContainText(`To: ${noa.name}`);
});

test(
  "lets an administrator select leads in the list and assign them to a salesperson",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await listedSalesperson("Noa Benítez");
    const tomas = await listedSalesperson(`Tomás of ${noa.uid}`);
    const names = ["Aurelia", "Bastien", "Clara"];
    for (const firstName of names)
      await storedLead({ ownerId: noa.uid, firstName, lastName: "Vidal" });

    await enter(page, await person("admin"), `/admin/leads?owner=${noa.uid}`);
    for (const name of ["Aurelia Vidal", "Clara Vidal"]) {
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    }
    await expect(page.getByText("2 leads selected.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Assign…" }).click();
    const dialog = page.getByRole("dialog", { name: "Assign 2 leads" });
    await dialog.getByRole("button", { name: "Assign" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Please choose a new owner.");
    await expectAccessible(page);
    await dialog.getByRole("combobox", { name: "Assign to" }).selectOption(tomas.name);
    await dialog.getByRole("button", { name: "Assign" }).click();
    await expect(page.getByText("2 of 2 leads done.")).toBeVisible();
    await expect(page.getByText("2 leads selected.")).toBeHidden();
    expect(await leadsOf(tomas)).toHaveLength(2);
    await expectAccessible(page);

    // That was the wrong colleague.
    await page.getByRole("button", { name: "Undo 2 leads" }).click();
    // The assignment, too, ended with “2 of 2 leads done.”
    const result = page.getByRole("list", { name: "Result for each lead" }).getByRole("listitem");
    for (const name of ["Aurelia Vidal", "Clara Vidal"]) {
      await expect(result.filter({ hasText: name })).toContainText("With the earlier owner");
    }
    await expect(page.getByText("2 of 2 leads done.")).toBeVisible();
    expect(await leadsOf(noa)).toHaveLength(3);
    await page.getByRole("button", { name: "Close" }).click();

    // The remaining lead goes to the pool from its own page.
    await page.getByRole("link", { name: "Bastien Vidal" }).click();
    await page.getByRole("button", { name: "Assign…" }).click();
    const one = page.getByRole("dialog", { name: "Assign this lead" });
    await one
      .getByRole("combobox", { name: "Assign to" })
      .selectOption("The pool (anyone can claim them)");
    await one.getByRole("button", { name: "Assign" }).click();
    await expect(page.getByText("1 lead is now in the pool.")).toBeVisible();
    await expect(page.getByText("No one yet")).toBeVisible();
  },
);
