import { complete, dialog, fillIn, freshPhone, openNewLead } from "../support/leadForm.ts";
import { enter, person } from "../support/people.ts";
import { whileAllIsRefused } from "../support/rulesSwitch.ts";
import { leadsOf, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("shows leads created and edited in one browser in the other without a reload", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(page, noa, "/sales/leads");
  await enter(telephone, noa, "/sales/leads");
  await expect(telephone.getByText("You don’t have any leads yet")).toBeVisible();
  await expectAccessible(telephone);

  const form = await openNewLead(page);
  await expectAccessible(page);
  const phone = freshPhone();
  const candela = complete();
  await fillIn(form, { ...candela, phone });
  await form.getByRole("button", { name: "Create lead" }).click();
  await expect(form).toBeHidden();

  await expect(page.getByRole("row", { name: "Candela Ríos Peña" })).toContainText("Step 1 of 6");
  await expect(telephone.getByText("Candela Ríos Peña")).toBeVisible();
  expect(await leadsOf(noa)).toMatchObject([
    { firstName: "Candela", email: candela.email, phone, rev: 1 },
  ]);

  await telephone.getByRole("button", { name: "Edit Candela Ríos Peña" }).click();
  const edit = dialog(telephone, "Edit lead");
  await expect(edit.getByRole("textbox", { name: "Email" })).toHaveValue(candela.email);
  // A name that looks like markup is shown as text everywhere.
  const hostile = "<img src=x onerror=alert(1)>";
  await fillIn(edit, { lastName: hostile, plan: "Premium" });
  await edit.getByRole("button", { name: "Save changes" }).click();

  const row = page.getByRole("row", { name: `Candela ${hostile}` });
  await expect(row).toContainText("Premium");
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test(
  "closes only the lead form on Back, after asking about typed text",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    await enter(page, noa, "/sales");
    await page.getByRole("link", { name: "Leads", exact: true }).first().click();
    await expect(page).toHaveURL("/sales/leads");
    const form = await openNewLead(page);
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL("/sales/leads");

    await openNewLead(page);
    await fillIn(form, { firstName: "Candela" });
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Candela");
    await expect(page).toHaveURL("/sales/leads");

    await page.goBack();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL("/sales/leads");
    await page.goBack();
    await expect(page).toHaveURL("/sales");
    await expect(form).toBeHidden();
  },
);

test("shows the second of two concurrent editors what changed and asks which version to keep", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "Campos" });
  const other = await anotherBrowser();
  await enter(page, noa, "/sales/leads");
  await enter(other, noa, "/sales/leads");
  await page.getByRole("button", { name: "Edit Aurelia Campos" }).click();
  await other.getByRole("button", { name: "Edit Aurelia Campos" }).click();
  await fillIn(dialog(page, "Edit lead"), { lastName: "Campos Vidal" });

  await fillIn(dialog(other, "Edit lead"), { lastName: "Campos Ortega" });
  await dialog(other, "Edit lead").getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("row", { name: "Aurelia Campos Ortega" })).toBeVisible();

  const mine = dialog(page, "Edit lead");
  await expect(
    mine.getByText("You changed this lead in another window or on another device"),
  ).toBeVisible();
  await expect(
    mine.getByRole("row", { name: "Last name Campos Ortega Campos Vidal" }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(mine.getByRole("textbox", { name: "Last name" })).toHaveValue("Campos Vidal");
  await mine.getByRole("button", { name: "Keep what I typed" }).click();
  await mine.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("row", { name: "Aurelia Campos Vidal" })).toBeVisible();
  expect(await leadsOf(noa)).toMatchObject([{ lastName: "Campos Vidal", rev: 3 }]);
});

test(
  "reports leads that cannot be read and loads them on retry",
  { tag: "@alone" },
  async ({ page, watch }) => {
    watch.expectComplaint(/permission|status of 403/i);
    const noa = await person("sales");
    await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "Campos" });
    await whileAllIsRefused(async () => {
      await enter(page, noa, "/sales/leads");
      await expect(page.getByText("The leads can’t be shown right now")).toBeVisible();
      await expectAccessible(page);
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row", { name: "Aurelia Campos" })).toBeVisible();
  },
);
